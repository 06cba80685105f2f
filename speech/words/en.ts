/**
 * English, the part that is there with the page. The pieces stand in `en/`.
 */
import { wordsOf } from '../phrase/words.js';
import { time } from './en/clock.js';
import { messages } from './en/messages.js';
import { PLAYERS } from './en/names.js';
import { naming } from './en/naming.js';

export const en = wordsOf(
  {
    lang: 'en',
    players: PLAYERS,
    letters: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
    naming,
    time,
  },
  messages,
);
