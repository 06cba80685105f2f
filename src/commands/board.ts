/** What is done on the board itself: going about, lifting and placing. */
import { FILES, PIECE_KINDS, RANKS, type File, type PieceKind, type Rank } from '../laws/squares.js';
import { rows, type Command, type CommandKey } from './command.js';

const about = { group: 'moving about', page: 'game', scope: 'board', does: 'bound' } as const;
const pieces = { group: 'moving pieces', page: 'game', scope: 'board', does: 'bound' } as const;

const step = (key: string): Command => ({ ...about, keys: [{ key }], repeats: true, toldAs: 'step' });
const to = (key: CommandKey): Command => ({ ...about, keys: [key] });

/** The letter of each kind of piece: the English one, whatever the language. */
export const KIND_KEYS: Readonly<Record<PieceKind, string>> = {
  king: 'k',
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  pawn: 'p',
};

/** A row for each of these, under its id. */
export function each<Thing extends string, Id extends string>(
  things: readonly Thing[],
  id: (thing: Thing) => Id,
  row: (thing: Thing, index: number) => Command,
): Readonly<Record<Id, Command>> {
  return Object.fromEntries(things.map((thing, index) => [id(thing), row(thing, index)])) as Record<Id, Command>;
}

/** To the next piece of each kind, and with Shift to the one before. */
const PIECES = Object.fromEntries(
  PIECE_KINDS.flatMap((kind) => [
    [`next-${kind}`, to({ key: KIND_KEYS[kind] })],
    [`previous-${kind}`, to({ key: KIND_KEYS[kind], shift: true })],
  ]),
) as Readonly<Record<`${'next' | 'previous'}-${PieceKind}`, Command>>;

/** Going about on a board, by one square or to an end (ARIA "grid"), to a rank, to a file, to a piece. */
export const CURSOR = rows({
  'step-left': step('ArrowLeft'),
  'step-right': step('ArrowRight'),
  'step-up': step('ArrowUp'),
  'step-down': step('ArrowDown'),
  'rank-start': to({ key: 'Home' }),
  'rank-end': to({ key: 'End' }),
  'file-end': to({ key: 'PageUp' }),
  'file-start': to({ key: 'PageDown' }),
  'board-start': to({ key: 'Home', control: true }),
  'board-end': to({ key: 'End', control: true }),
  ...each<Rank, `to-rank-${Rank}`>(
    RANKS,
    (rank) => `to-rank-${rank}`,
    (rank) => ({ ...about, keys: [{ key: rank }], toldAs: 'to-rank' }),
  ),
  ...each<File, `to-file-${File}`>(
    FILES,
    (file) => `to-file-${file}`,
    (_, index) => ({ ...about, keys: [{ key: String(index + 1), shift: true }], toldAs: 'to-file' }),
  ),
  ...PIECES,
  'go-to-last-move': { ...about, keys: [{ key: 'g' }] },
});

/** The hand on the board. */
export const HAND = rows({
  'lift-or-place': { ...pieces, keys: [{ key: 'Enter' }, { key: ' ' }] },
  'put-back': { ...pieces, keys: [{ key: 'Escape' }, { key: 'Backspace' }] },
  /** The field for a move. */
  'move-entry': { ...pieces, keys: [{ key: 'i' }] },
});
