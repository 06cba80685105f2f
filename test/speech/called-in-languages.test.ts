/** Ten moves in every language and every way of calling, as a player hears them who plays both sides. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/laws/game.js';
import { CALL_STYLES } from '../../speech/style.js';
import type { Words } from '../../speech/phrase/words.js';
import { game, make } from '../laws/play.js';
import { CALLS, TYPED } from './called-in-languages.js';
import { inFiveLanguages } from './five-languages.js';
import { calledMove, inWords } from './said.js';

/** The game before each of the moves. */
const BEFORE: readonly Game[] = TYPED.map((_, index) => make(game(), TYPED.slice(0, index).join(' ')));

describe.each(inFiveLanguages(CALLS))('%s', (_language, words: Words, calls) => {
  test.each(CALL_STYLES)('the %s way', (callStyle) => {
    const said = TYPED.map((move, index) => calledMove(BEFORE[index]!, move, inWords(words, { callStyle })));
    expect(said).toEqual(calls[callStyle]);
  });
});
