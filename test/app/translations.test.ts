/**
 * The page can be read in every language: lit-localize finds every text of the page and reads every translation, and what it leaves
 * to be noticed by a reader is noticed here.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@lit/localize-tools/lib/types/locale.js';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { localizer, xliffFile } from '../../scripts/localize.js';
import { placeholdersOf, unitsOf, withoutStale } from '../../scripts/xliff.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { SOURCE_LANGUAGE } from '../../src/app/language.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TRANSLATED = LANGUAGE_NAMES.filter((name) => name !== SOURCE_LANGUAGE);

const page = localizer(ROOT);
const source = page.extractSourceMessages();

test('lit-localize.json names the languages of the page', () => {
  expect(page.config.sourceLocale).toBe(SOURCE_LANGUAGE);
  expect([...page.config.targetLocales].sort()).toEqual([...TRANSLATED].sort());
});

describe('the texts of the page', () => {
  it('can all be read by lit-localize, each id with one text', () => {
    expect(source.errors.map(({ messageText }) => messageText)).toEqual([]);
    expect(source.messages.length).toBeGreaterThan(100);
  });

  it('have ids of their own, which stay when the English changes', () => {
    // As lit-localize makes them where there is none: h or s, and a hash.
    expect(source.messages.map(({ name }) => name).filter((name) => /^[hs][0-9a-f]{16}$/.test(name))).toEqual([]);
  });
});

/** The XLIFF files as lit-localize would make them of the texts as they are now. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  for (const language of TRANSLATED) cpSync(xliffFile(ROOT, language), path.join(folder, `${language}.xlf`));
  await localizer(ROOT, folder).writeInterchangeFiles();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(TRANSLATED)('%s', (language) => {
  const units = unitsOf(readFileSync(xliffFile(ROOT, language), 'utf8'));
  it('has every text of the page once, and none that is not there any more', () => {
    expect(units.map(({ id }) => id).sort()).toEqual(source.messages.map(({ name }) => name).sort());
  });

  it('has the texts as they are now (npm run localize)', () => {
    const now = unitsOf(readFileSync(path.join(folder, `${language}.xlf`), 'utf8'));
    const read = (all: typeof units) => Object.fromEntries(all.map((unit) => [unit.id, unit.source]));
    expect(read(units)).toEqual(read(now));
  });

  it('translates every text', () => {
    expect(units.filter(({ target = '' }) => target.trim() === '').map(({ id }) => id)).toEqual([]);
  });

  it('has the placeholders of every text, each once', () => {
    const wrong = units.filter(
      ({ source: text, target }) =>
        target !== undefined && placeholdersOf(text).join(' ') !== placeholdersOf(target).join(' '),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is read by lit-localize as it is written', () => {
    const read = page.readTranslationsSync().translations.get(language as Locale) ?? [];
    const translated = units.filter(({ target }) => target !== undefined);
    expect(read.map(({ name }) => name)).toEqual(translated.map(({ id }) => id));
  });
});

test('lit-localize finds no fault with the placeholders', () => {
  expect(page.validateTranslations().errors).toEqual([]);
});

describe('taking over a changed text', () => {
  const file = (...units: readonly string[]) => `<body>\n${units.join('\n')}\n</body>`;
  const unit = (id: string, text: string, translation?: string) =>
    `<trans-unit id="${id}">\n  <source>${text}</source>${
      translation === undefined ? '' : `\n  <target>${translation}</target>`
    }\n</trans-unit>`;

  it('leaves out the translations of what is said otherwise now, and no others', () => {
    const before = file(unit('one', 'Light', 'Hell'), unit('two', 'Dark', 'Dunkel'), unit('three', 'Board'));
    const changed = file(unit('one', 'Bright', 'Hell'), unit('two', 'Dark', 'Dunkel'), unit('three', 'The board'));
    expect(withoutStale(changed, before)).toBe(
      file(unit('one', 'Bright'), unit('two', 'Dark', 'Dunkel'), unit('three', 'The board')),
    );
  });

  it('keeps the translation where only the program calls a value otherwise', () => {
    const moves = (name: string) => unit('moves', `Move <x id="0" equiv-text="\${${name}}"/>`, 'Zug <x id="0"/>');
    expect(withoutStale(file(moves('number')), file(moves('count')))).toBe(file(moves('number')));
  });

  it('reads units and placeholders', () => {
    const text = 'From <x id="1" equiv-text="${b}"/> to <x id="0" equiv-text="${a}"/>';
    expect(unitsOf(file(unit('a', text, 'x'), unit('b', 'y')))).toEqual([
      { id: 'a', source: text, target: 'x' },
      { id: 'b', source: 'y', target: undefined },
    ]);
    expect(placeholdersOf(text)).toEqual(['0', '1']);
  });
});
