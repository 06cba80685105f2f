/**
 * Macedonian, the part that is there with the page. The pieces stand in `mk/`; where its terms come from says `docs/terms/mk.md`.
 */
import { firstRefusal } from './mk/first-refusals.js';
import { ending, moves } from './mk/moves.js';
import { PLAYERS, THE_PLAYERS_FIRST, pieceName } from './mk/names.js';
import { naming } from './mk/naming.js';
import { hand, howToMove, notice } from './mk/notices.js';
import { time } from './mk/time.js';
import type { Words } from './words.js';

export const mk: Words = {
  lang: 'mk',
  players: PLAYERS,
  letters: { king: 'К', queen: 'Д', rook: 'Т', bishop: 'Л', knight: 'С', pawn: 'П' },
  naming,
  piece: pieceName,
  empty: 'празно',
  shades: { light: 'светло поле', dark: 'темно поле' },
  moves,
  ending,
  drawOffered: (by) => `${THE_PLAYERS_FIRST[by]} нудат реми.`,
  drawRejected: (by, how) =>
    how === 'in words' ? `${THE_PLAYERS_FIRST[by]} го одбиваат ремито.` : 'Ремито е одбиено.',
  time,
  refusal: firstRefusal,
  hand,
  howToMove,
  notice,
};
