/**
 * German, the part that is there with the page. The pieces stand in `de/`.
 */
import { ending } from './de/endings.js';
import { firstRefusal } from './de/first-refusals.js';
import { hand } from './de/hand.js';
import { moves } from './de/moves.js';
import { PLAYERS, pieceName } from './de/names.js';
import { naming } from './de/naming.js';
import { howToMove, notice } from './de/notices.js';
import { time } from './de/time.js';
import type { Words } from './words.js';

export const de: Words = {
  lang: 'de',
  players: PLAYERS,
  letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
  naming,
  piece: pieceName,
  empty: 'leer',
  shades: { light: 'helles Feld', dark: 'dunkles Feld' },
  moves,
  ending,
  drawOffered: (by) => `${PLAYERS[by]} bietet remis an.`,
  drawRejected: (by, how) => (how === 'in words' ? `${PLAYERS[by]} lehnt das Remis ab.` : 'Das Remis ist abgelehnt.'),
  time,
  refusal: firstRefusal,
  hand,
  howToMove,
  notice,
};
