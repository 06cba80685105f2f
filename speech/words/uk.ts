/**
 * Ukrainian, the part that is there with the page. The pieces stand in `uk/`. The terms are those of the Ukrainian Laws of Chess;
 * their sources stand in docs/terms.
 *
 * Words of one consonant ("з", "й", "б", "ж") are read by espeak-ng as letters, "зе", "йот", "бе", "же", two of which are files;
 * "їх", "її", "їм" and "вп’яте" are spelt out. No sentence has them: "із" and "і" are said instead, "уп’яте", and nouns.
 */
import { wordsOf } from '../phrase/words.js';
import { time } from './uk/clock.js';
import { messages } from './uk/messages.js';
import { PLAYERS } from './uk/names.js';
import { naming } from './uk/naming.js';

export const uk = wordsOf(
  {
    lang: 'uk',
    players: PLAYERS,
    letters: { king: 'Кр', queen: 'Ф', rook: 'Т', bishop: 'С', knight: 'К', pawn: 'П' },
    naming,
    time,
  },
  messages,
);
