/** Round trip: whatever is called can be typed back, and means the same move. */
import { expect, test } from 'vitest';
import { hear } from '../../speech/hear.js';
import { callOf } from '../../speech/phrase.js';
import { CALL_STYLES } from '../../speech/style.js';
import { inRandomGames } from './random-games.js';
import { english } from './said.js';

test.each(CALL_STYLES)('the %s call of every move is heard as that move', (style) => {
  inRandomGames((plies) => {
    for (const { before, after, moved } of plies) {
      const entry = after.sheets.white.at(-1);
      if (!entry) throw new Error('a move was recorded');
      const call = callOf({ ...entry, ending: after.ending }, english(style)).text;
      const { from, to, promotion, castling } = moved;
      expect(hear(call, { game: before, language: 'en' }), call).toMatchObject({
        type: 'move',
        move: { from, to, ...(promotion && { promotion }), ...(castling && { castling }) },
      });
    }
  }, 20);
});
