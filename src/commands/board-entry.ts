/**
 * What is entered, square by square, of a board beside the program. The keys hold while a square of that board has the focus. Going about is
 * as on the board of a game, but with keys that are chosen for themselves.
 */
import { PIECE_KINDS, type PieceKind } from '../laws/squares.js';
import { CURSOR, KIND_KEYS, each } from './board.js';
import { rows } from './command.js';

const entry = { group: 'entering a board', page: 'table', scope: 'board entry', does: 'bound' } as const;

/** By one square, or to an end. */
export const WAYS_ABOUT = [
  'step-left',
  'step-right',
  'step-up',
  'step-down',
  'rank-start',
  'rank-end',
  'file-end',
  'file-start',
  'board-start',
  'board-end',
] as const satisfies (keyof typeof CURSOR)[];
export type WayAbout = (typeof WAYS_ABOUT)[number];

export const BOARD_ENTRY = rows({
  ...each<WayAbout, `entry-${WayAbout}`>(
    WAYS_ABOUT,
    (way) => `entry-${way}`,
    (way) => ({ toldAs: way, ...CURSOR[way], ...entry }),
  ),
  ...each<PieceKind, `entry-put-${PieceKind}`>(
    PIECE_KINDS,
    (kind) => `entry-put-${kind}`,
    (kind) => ({ ...entry, keys: [{ key: KIND_KEYS[kind] }] }),
  ),
  /** The piece on the square becomes one of the other colour. */
  'entry-turn-colour': { ...entry, keys: [{ key: 'Enter' }, { key: ' ' }] },
  'entry-empty': { ...entry, keys: [{ key: 'Delete' }, { key: 'Backspace' }, { key: '0' }] },
});
