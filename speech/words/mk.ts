/**
 * Macedonian, the part that is there with the page. The pieces stand in `mk/`; where its terms come from says `docs/terms/mk.md`.
 */
import { wordsOf } from '../phrase/words.js';
import { time } from './mk/clock.js';
import { messages } from './mk/messages.js';
import { PLAYERS } from './mk/names.js';
import { naming } from './mk/naming.js';

export const mk = wordsOf(
  {
    lang: 'mk',
    players: PLAYERS,
    letters: { king: 'К', queen: 'Д', rook: 'Т', bishop: 'Л', knight: 'С', pawn: 'П' },
    naming,
    time,
  },
  messages,
);
