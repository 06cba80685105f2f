/** What matters of a call stands before its first comma, and fits a braille line of forty cells. */
import { describe, expect, test } from 'vitest';
import { CALL_STYLES } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { LANGUAGES } from '../../speech/languages.js';
import { inRandomGames } from './random-games.js';
import { inWords } from './said.js';

const CELLS = 40;

describe.each(LANGUAGE_NAMES)('%s', (name) => {
  // A capture that names two squares by words, or is made in passing, cannot always be told in fewer; nothing of it may be left out.
  test.each(CALL_STYLES)('every move but a capture, the %s way', async (callStyle) => {
    const options = inWords(await LANGUAGES[name].words(), { callStyle });
    inRandomGames((plies) => {
      for (const { facts } of plies) {
        if (facts.some((fact) => fact.type === 'captured')) continue;
        const called = phraseFacts(facts, options);
        const [first = ''] = called ? textOf(called).split(/[,.:;?!]/u) : [];
        expect(first.length, first).toBeLessThanOrEqual(CELLS);
      }
    }, 20);
  });

  test('every capture in plain words, but in passing', async () => {
    const options = inWords(await LANGUAGES[name].words(), { callStyle: 'plain' });
    inRandomGames((plies) => {
      for (const { facts } of plies) {
        const captured = facts.find((fact) => fact.type === 'captured');
        if (!captured || captured.enPassant) continue;
        const called = phraseFacts(facts, options);
        const [first = ''] = called ? textOf(called).split(/[,.:;?!]/u) : [];
        expect(first.length, first).toBeLessThanOrEqual(CELLS);
      }
    }, 20);
  });
});
