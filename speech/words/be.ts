/**
 * Belarusian in the official orthography (2008), the part that is there with the page. The pieces stand in `be/`; the sources of terms
 * and letters in docs/terms/be.md.
 *
 * No word is a single consonant: a voice may read the prepositions "з", "ў" and the particles "б", "ж" as names of letters
 * ("у нескладовае"), so that the sentences go without them.
 */
import { wordsOf } from '../phrase/words.js';
import { time } from './be/clock.js';
import { messages } from './be/messages.js';
import { PLAYERS } from './be/names.js';
import { naming } from './be/naming.js';

export const be = wordsOf(
  {
    lang: 'be',
    players: PLAYERS,
    letters: { king: 'Кр', queen: 'Ф', rook: 'Л', bishop: 'С', knight: 'К', pawn: 'П' },
    naming,
    time,
  },
  messages,
);
