/**
 * What the keys of a board do by themselves: going about, lifting and placing, and asking about what is under the cursor. A page that has
 * more to do at a key gives a keymap of its own, with further commands, which the board hands on.
 */
import { FILES, PIECE_KINDS, RANKS, type File, type PieceKind, type Rank } from '../../src/laws/squares.js';
import type { KeyBinding } from '../dom/keys.js';
import type { End, Way } from './cursor.js';

export type StepCommand = 'step-left' | 'step-right' | 'step-up' | 'step-down';
export type EndCommand = 'rank-start' | 'rank-end' | 'file-start' | 'file-end' | 'board-start' | 'board-end';

/** A command that the board carries out, by its id. */
export type BoardCommand =
  | StepCommand
  | EndCommand
  | `to-rank-${Rank}`
  | `to-file-${File}`
  | `next-${PieceKind}`
  | `previous-${PieceKind}`
  | 'go-to-last-move'
  | 'lift-or-place'
  | 'put-back'
  | 'this-square'
  | 'last-move'
  | 'last-capture'
  | 'moves-of-this-piece'
  | 'captures-of-this-piece'
  | 'position'
  | 'piece-lists';

/** What a command does. */
export type BoardDeed =
  | { readonly do: 'step'; readonly way: Way }
  | { readonly do: 'end'; readonly of: End }
  | { readonly do: 'rank'; readonly index: number }
  | { readonly do: 'file'; readonly index: number }
  | { readonly do: 'next piece'; readonly kind: PieceKind; readonly back: boolean }
  | { readonly do: 'go to last move' }
  | { readonly do: 'lift or place' }
  | { readonly do: 'put back' }
  | { readonly do: 'this square' }
  | { readonly do: 'moves of piece'; readonly capturesOnly: boolean }
  | { readonly do: 'ask'; readonly about: 'last move' | 'last capture' | 'position' | 'piece lists' };

/** A row for each of these, under its id. */
function each<Thing extends string, Id extends string>(
  things: readonly Thing[],
  id: (thing: Thing) => Id,
  deed: (thing: Thing, index: number) => BoardDeed,
): Readonly<Record<Id, BoardDeed>> {
  return Object.fromEntries(things.map((thing, index) => [id(thing), deed(thing, index)])) as Record<Id, BoardDeed>;
}

const BOARD_COMMANDS: Readonly<Record<BoardCommand, BoardDeed>> = {
  'step-left': { do: 'step', way: 'left' },
  'step-right': { do: 'step', way: 'right' },
  'step-up': { do: 'step', way: 'up' },
  'step-down': { do: 'step', way: 'down' },
  'rank-start': { do: 'end', of: 'rank start' },
  'rank-end': { do: 'end', of: 'rank end' },
  'file-start': { do: 'end', of: 'file start' },
  'file-end': { do: 'end', of: 'file end' },
  'board-start': { do: 'end', of: 'board start' },
  'board-end': { do: 'end', of: 'board end' },
  ...each<Rank, `to-rank-${Rank}`>(
    RANKS,
    (rank) => `to-rank-${rank}`,
    (_, index) => ({ do: 'rank', index }),
  ),
  ...each<File, `to-file-${File}`>(
    FILES,
    (file) => `to-file-${file}`,
    (_, index) => ({ do: 'file', index }),
  ),
  ...each<PieceKind, `next-${PieceKind}`>(
    PIECE_KINDS,
    (kind) => `next-${kind}`,
    (kind) => ({ do: 'next piece', kind, back: false }),
  ),
  ...each<PieceKind, `previous-${PieceKind}`>(
    PIECE_KINDS,
    (kind) => `previous-${kind}`,
    (kind) => ({ do: 'next piece', kind, back: true }),
  ),
  'go-to-last-move': { do: 'go to last move' },
  'lift-or-place': { do: 'lift or place' },
  'put-back': { do: 'put back' },
  'this-square': { do: 'this square' },
  'last-move': { do: 'ask', about: 'last move' },
  'last-capture': { do: 'ask', about: 'last capture' },
  'moves-of-this-piece': { do: 'moves of piece', capturesOnly: false },
  'captures-of-this-piece': { do: 'moves of piece', capturesOnly: true },
  position: { do: 'ask', about: 'position' },
  'piece-lists': { do: 'ask', about: 'piece lists' },
};

/** What a command does on the board; `undefined` where it is the page's. */
export function deedOf(command: string): BoardDeed | undefined {
  return Object.hasOwn(BOARD_COMMANDS, command) ? BOARD_COMMANDS[command as BoardCommand] : undefined;
}

/** The keys of a board: each with a command of the board's own (`BoardCommand`) or of the page's, which is told by `board-command`. */
export type Keymap = readonly KeyBinding<string>[];

/** The letter of each kind of piece: the English one, whatever the language. */
const KIND_KEYS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' } as const satisfies Record<
  PieceKind,
  string
>;

/** Going about on a board, by one square or to an end (ARIA "grid"). */
export const CURSOR_KEYMAP: readonly KeyBinding<StepCommand | EndCommand>[] = [
  { key: 'ArrowLeft', command: 'step-left' },
  { key: 'ArrowRight', command: 'step-right' },
  { key: 'ArrowUp', command: 'step-up' },
  { key: 'ArrowDown', command: 'step-down' },
  { key: 'Home', command: 'rank-start' },
  { key: 'End', command: 'rank-end' },
  { key: 'PageUp', command: 'file-end' },
  { key: 'PageDown', command: 'file-start' },
  { key: 'Home', control: true, command: 'board-start' },
  { key: 'End', control: true, command: 'board-end' },
];

/** The keys of a board to which the page has given none. */
export const BOARD_KEYMAP: readonly KeyBinding<BoardCommand>[] = [
  ...CURSOR_KEYMAP,
  ...RANKS.map((rank) => ({ key: rank, command: `to-rank-${rank}` as const })),
  ...FILES.map((file, index) => ({ key: String(index + 1), shift: true, command: `to-file-${file}` as const })),
  ...PIECE_KINDS.map((kind) => ({ key: KIND_KEYS[kind], command: `next-${kind}` as const })),
  ...PIECE_KINDS.map((kind) => ({ key: KIND_KEYS[kind], shift: true, command: `previous-${kind}` as const })),
  { key: 'g', command: 'go-to-last-move' },
  { key: 'Enter', command: 'lift-or-place' },
  { key: ' ', command: 'lift-or-place' },
  { key: 'Escape', command: 'put-back' },
  { key: 'Backspace', command: 'put-back' },
  { key: 'o', command: 'this-square' },
  { key: 'l', command: 'last-move' },
  { key: 'c', command: 'last-capture' },
  { key: 'm', command: 'moves-of-this-piece' },
  { key: 'm', shift: true, command: 'captures-of-this-piece' },
  { key: 'w', command: 'position' },
  { key: 'w', shift: true, command: 'piece-lists' },
];
