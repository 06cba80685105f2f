/** Ten moves in every language and every way of calling, as a player hears them who plays both sides. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/laws/game.js';
import { CALL_STYLES } from '../../speech/style.js';
import { game, make } from '../laws/play.js';
import { WORDS } from './all-languages.js';
import { CALLS, TYPED } from './called-in-languages.js';
import { calledMove, inWords } from './said.js';
import { WRITTEN_OUT } from './written-out.js';

/** The game before each of the moves. */
const BEFORE: readonly Game[] = TYPED.map((_, index) => make(game(), TYPED.slice(0, index).join(' ')));

describe.each(WRITTEN_OUT)('%s', (language) => {
  test.each(CALL_STYLES)('the %s way', (callStyle) => {
    const options = inWords(WORDS[language], { callStyle });
    const said = TYPED.map((move, index) => calledMove(BEFORE[index]!, move, options));
    expect(said).toEqual(CALLS[language][callStyle]);
  });
});
