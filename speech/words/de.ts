/**
 * German, the part that is there with the page. The pieces stand in `de/`.
 */
import { wordsOf } from '../phrase/words.js';
import { time } from './de/clock.js';
import { messages } from './de/messages.js';
import { PLAYERS } from './de/names.js';
import { naming } from './de/naming.js';

export const de = wordsOf(
  {
    lang: 'de',
    players: PLAYERS,
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
    naming,
    time,
  },
  messages,
);
