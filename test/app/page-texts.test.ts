/**
 * Every text of the page is a message, is read again when the language changes, and no message is left over. The rows show that each way to
 * forget it is found.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readCatalogue } from '../../scripts/messages/catalogue.js';
import { LOADS } from '../../scripts/messages/loads.js';
import { findings } from './page-texts.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['components', 'src/pages', 'src/app'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name)),
);

test('there are files to look into', () => {
  expect(FILES.length).toBeGreaterThan(80);
});

test.each(FILES)('%s', (file) => {
  expect(findings(readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
});

test('each text is said somewhere', () => {
  const said = new Set(
    FILES.flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bmsg\(\s*'([\w-]+)'/g)]).map(
      ([, id]) => id,
    ),
  );
  const groups: readonly string[] = [...LOADS.page, ...LOADS.latePage];
  const source = readFileSync(path.join(ROOT, 'speech/messages/en.ftl'), 'utf8');
  const texts = [...readCatalogue('en', 'en.ftl', source).messages.values()].filter(({ group }) =>
    groups.includes(group),
  );
  expect(texts.length).toBeGreaterThan(900);
  expect(texts.map(({ id }) => id).filter((id) => !said.has(id))).toEqual([]);
});

test.each(['en', 'de', 'uk', 'be', 'mk', 'es'] as const)(
  'the region of an assistant’s move entry is not named as the entry in it, in %s',
  (language) => {
    const source = readFileSync(path.join(ROOT, `speech/messages/${language}.ftl`), 'utf8');
    const textOf = (id: string) => new RegExp(`^${id} = (.+)$`, 'm').exec(source)?.[1];
    expect(textOf('assisting-entry')).toBeTruthy();
    expect(textOf('assisting-entry')).not.toBe(textOf('move-entry'));
  },
);

/** The code in a function, where it is read each time something is drawn. */
const drawing = (code: string) => `function draw() { ${code} }`;

describe('English that is no message', () => {
  test.each([
    ['html`<p>Hello</p>`', 'Hello'],
    ['html`<p>${a} of ${b}</p>`', 'of'],
    ['html`<p\n  class="a > b">Hello</p>`', 'Hello'],
    ['svg`<title>Rook</title>`', 'Rook'],
    ['html`<button aria-label="Close">×</button>`', 'Close'],
    ["html`<input placeholder='e4'>`", 'e4'],
    ['html`<img alt=Board src=${a} />`', 'Board'],
    ['html`<p title="Move ${number}"></p>`', 'Move'],
    ["html`<p>${'Hello'}</p>`", 'Hello'],
    ["html`<p>${white ? 'White' : msg('black')}</p>`", 'White'],
    ["html`<p>${name ?? ('Nobody' as string)}</p>`", 'Nobody'],
    ['html`<p>${`Move ${number}`}</p>`', 'Move'],
    ["html`<p class=${a} aria-label=${b ? c : 'Board'}></p>`", 'Board'],
    ["html`<x-y .label=${'Board'}></x-y>`", 'Board'],
    ["html`<p>${list.map((one) => one || 'none')}</p>`", 'none'],
    ['html`<p>${list.map((one) => html`<b>and ${one}</b>`)}</p>`', 'and'],
    ["element.textContent = 'Hello';", 'Hello'],
    ["this.ariaLabel = a + ', pawn';", ', pawn'],
    ["element.setAttribute('aria-label', 'Board');", 'Board'],
    ["const text = () => 'It is your move.';", 'It is your move.'],
    ['const text = () => `Move ${number} is yours`;', 'Move is yours'],
  ])('%s', (code, text) => {
    expect(findings(drawing(code))).toMatchObject([{ what: 'not a message', text }]);
  });
});

describe('no English of the page', () => {
  test.each([
    "html`<p>${msg('hello')}</p>`",
    "html`<p title=${msg('move', { number })}></p>`",
    'html`<p class="row" role="group" lang="en">${text}: 1 × 2 … &nbsp;</p>`',
    'html`<!-- Hello ${a} --><p title=${b}></p>`',
    'html`<h1>Anna–Hector</h1>`',
    "html`<p class=${a ? 'main' : 'row'} @click=${onClick}>${count(list, 'white')}</p>`",
    "html`<p>${side === 'white' ? a : b}</p>`",
    "throw new TypeError('Not a script of this origin');",
    "element.setAttribute('class', 'main');",
    "if (event.key === 'Escape') element.id = 'Board';",
  ])('%s', (code) => {
    expect(findings(drawing(code))).toEqual([]);
  });
});

it('finds a message that is read once only', () => {
  expect(findings("const title = msg('board');")).toMatchObject([{ what: 'read once', line: 1 }]);
  expect(findings("class Board {\n  title = msg('board');\n}")).toMatchObject([{ what: 'read once', line: 2 }]);
  expect(findings("const title = () => msg('board');")).toEqual([]);
  expect(findings("class Board { get title() { return msg('board'); } }")).toEqual([]);
});

it('finds an element with messages that is not drawn again', () => {
  const element = "@customElement('a-b') class Ab extends LitElement { render() { return msg('b'); } }";
  expect(findings(element)).toMatchObject([{ what: 'not localized', text: 'Ab' }]);
  expect(findings(`@localized() ${element}`)).toEqual([]);
});
