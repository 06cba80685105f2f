/**
 * How people ask (`asked/`), on the page of each language. The lists stand here before the hearing is taught them: so far it is held that each is
 * long enough, repeats nothing, and names only what there is.
 */
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from './command-names.js';
import type { LanguageName } from '../../speech/language-names.js';
import { BELARUSIAN_ASKED } from './asked/be.js';
import { GERMAN_ASKED } from './asked/de.js';
import { ENGLISH_ASKED } from './asked/en.js';
import { MACEDONIAN_ASKED } from './asked/mk.js';
import { PEERS_ASKED } from './asked/peers.js';
import type { AskedRow } from './asked/row.js';
import { UKRAINIAN_ASKED } from './asked/uk.js';

const ASKED: Readonly<Record<LanguageName, readonly AskedRow[]>> = {
  en: ENGLISH_ASKED,
  de: GERMAN_ASKED,
  uk: UKRAINIAN_ASKED,
  be: BELARUSIAN_ASKED,
  mk: MACEDONIAN_ASKED,
};

const MOVE = /^(?:\? )?[a-h][1-8][a-h][1-8]/u;

const LANGUAGES = Object.keys(ASKED) as readonly LanguageName[];

describe.each(LANGUAGES)('how people ask in %s', (language) => {
  it('is told by at least 150 phrases, each once, of what there is', () => {
    const texts = ASKED[language].flatMap(([, ...phrases]) => phrases);
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const ids: readonly string[] = [...COMMAND_NAMES, 'question', 'yes', 'no'];
    const unknown = ASKED[language]
      .map(([wanted]) => wanted)
      .filter((wanted) => !MOVE.test(wanted) && !ids.includes(wanted.split(' ')[0] ?? ''));
    expect(unknown).toEqual([]);
  });
});

it('what is asked of other programs names what there is', () => {
  const ids: readonly string[] = [...COMMAND_NAMES, 'question', 'no'];
  expect(
    PEERS_ASKED.map(([meant]) => meant.replace('told ', '').split(' ')[0] ?? '').filter((id) => !ids.includes(id)),
  ).toEqual([]);
});
