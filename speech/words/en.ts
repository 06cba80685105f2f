/**
 * English, the part that is there with the page. The pieces stand in `en/`.
 */
import { firstRefusal } from './en/first-refusals.js';
import { ending, moves } from './en/moves.js';
import { PLAYERS, pieceName } from './en/names.js';
import { naming } from './en/naming.js';
import { hand, howToMove, notice } from './en/notices.js';
import { time } from './en/time.js';
import type { Words } from './words.js';

export const en: Words = {
  lang: 'en',
  players: PLAYERS,
  letters: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
  naming,
  piece: pieceName,
  empty: 'empty',
  shades: { light: 'light square', dark: 'dark square' },
  moves,
  ending,
  drawOffered: (by) => `${PLAYERS[by]} offers a draw.`,
  drawRejected: (by, how) => (how === 'in words' ? `${PLAYERS[by]} refuses the draw.` : 'The draw is refused.'),
  time,
  refusal: firstRefusal,
  hand,
  howToMove,
  notice,
};
