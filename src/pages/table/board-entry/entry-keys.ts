/**
 * The keys by which a board is entered: those of the board for going about, the letter of a piece to put it on the square, and what
 * empties it.
 */
import { PIECE_KINDS, opposite, type Color, type Piece, type PieceKind } from '../../../laws/squares.js';
import { commandIn, type KeyBinding, type KeyPress } from '../../../../components/dom/keys.js';
import { BOARD_KEYMAP, deedOf } from '../../../../components/chess-board/keys.js';
import { KIND_KEYS } from '../../../commands/board.js';
import type { End, Way } from '../../../../components/chess-board/cursor.js';

export type EntryCommand =
  | { readonly do: 'step'; readonly way: Way }
  | { readonly do: 'end'; readonly of: End }
  | { readonly do: 'put'; readonly kind: PieceKind }
  /** The piece on the square becomes one of the other colour. */
  | { readonly do: 'turn colour' }
  | { readonly do: 'empty' };

const ENTRY_KEYS: readonly KeyBinding<EntryCommand>[] = [
  ...BOARD_KEYMAP.flatMap(({ command, ...key }) => {
    const deed = deedOf(command);
    return deed?.do === 'step' || deed?.do === 'end' ? [{ ...key, command: deed }] : [];
  }),
  ...PIECE_KINDS.map((kind) => ({ key: KIND_KEYS[kind], command: { do: 'put', kind } }) as const),
  { key: 'Enter', command: { do: 'turn colour' } },
  { key: ' ', command: { do: 'turn colour' } },
  { key: 'Delete', command: { do: 'empty' } },
  { key: 'Backspace', command: { do: 'empty' } },
  { key: '0', command: { do: 'empty' } },
];

/** What a key means where a board is entered, or `undefined` where it belongs to the browser. */
export function entryCommandOf(press: KeyPress): EntryCommand | undefined {
  return commandIn(press, ENTRY_KEYS);
}

/**
 * What stands on the square after this: the letter of what stands there already turns its colour. `last` is the colour of the piece that
 * was put last, for boards are entered one side after the other.
 */
export function afterCommand(
  command: Exclude<EntryCommand, { readonly do: 'step' | 'end' }>,
  there: Piece | undefined,
  last: Color,
): Piece | undefined {
  switch (command.do) {
    case 'put':
      return there?.kind === command.kind ? turned(there) : { kind: command.kind, color: last };
    case 'turn colour':
      return there && turned(there);
    case 'empty':
      return undefined;
  }
}

function turned({ kind, color }: Piece): Piece {
  return { kind, color: opposite(color) };
}
