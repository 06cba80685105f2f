/**
 * Belarusian in the official orthography (2008), the part that is there with the page. The pieces stand in `be/`; the sources of terms
 * and letters in docs/terms/be.md.
 *
 * No word is a single consonant: a voice may read the prepositions "з", "ў" and the particles "б", "ж" as names of letters
 * ("у нескладовае"), so that the sentences go without them.
 */
import { ending } from './be/endings.js';
import { firstRefusal } from './be/first-refusals.js';
import { hand } from './be/hand.js';
import { moves } from './be/moves.js';
import { PLAYERS, pieceName } from './be/names.js';
import { naming } from './be/naming.js';
import { howToMove, notice } from './be/notices.js';
import { time } from './be/time.js';
import type { Words } from './words.js';

export const be: Words = {
  lang: 'be',
  players: PLAYERS,
  letters: { king: 'Кр', queen: 'Ф', rook: 'Л', bishop: 'С', knight: 'К', pawn: 'П' },
  naming,
  piece: pieceName,
  empty: 'пуста',
  shades: { light: 'светлае поле', dark: 'цёмнае поле' },
  moves,
  ending,
  drawOffered: (by) => `${PLAYERS[by]} прапануюць нічыю.`,
  drawRejected: (by, how) => (how === 'in words' ? `${PLAYERS[by]} адхіляюць нічыю.` : 'Нічыя адхілена.'),
  time,
  refusal: firstRefusal,
  hand,
  howToMove,
  notice,
};
