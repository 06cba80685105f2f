/** What the keys do by which a board is entered: going about, putting a piece on the square, emptying it. */
import { PIECE_KINDS, opposite, type Color, type Piece, type PieceKind } from '../../laws/squares.js';
import type { KeyPress } from '../../../components/dom/keys.js';
import { deedOf } from '../../../components/chess-board/keys.js';
import type { End, Way } from '../../../components/chess-board/cursor.js';
import { WAYS_ABOUT } from '../../commands/board-entry.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import { commandFor } from '../../commands/keymap.js';
import { keyLabels } from './key-label.js';

/** What this grid does. */
export type EntryDeed =
  | { readonly do: 'step'; readonly way: Way }
  | { readonly do: 'end'; readonly of: End }
  | { readonly do: 'put'; readonly kind: PieceKind }
  /** The piece on the square becomes one of the other colour. */
  | { readonly do: 'turn colour' }
  | { readonly do: 'empty' };

const DEEDS: Readonly<Partial<Record<CommandId, EntryDeed>>> = {
  ...Object.fromEntries(
    WAYS_ABOUT.flatMap((way) => {
      const deed = deedOf(way);
      return deed?.do === 'step' || deed?.do === 'end' ? [[`entry-${way}`, deed]] : [];
    }),
  ),
  ...Object.fromEntries(PIECE_KINDS.map((kind) => [`entry-put-${kind}`, { do: 'put', kind } as const])),
  'entry-turn-colour': { do: 'turn colour' },
  'entry-empty': { do: 'empty' },
};

/** What a key means where a board is entered, or `undefined` where it belongs to the browser. */
export function entryDeedOf(press: KeyPress, commands: CommandTable): EntryDeed | undefined {
  const command = commandFor(press, ['board entry'], commands);
  return command && DEEDS[command];
}

/** The keys that put a piece, in the order of the kinds, and the one that empties the square. */
export function entryKeys(commands: CommandTable): { readonly put: string; readonly empty: string } {
  const keyOf = (id: CommandId): string => keyLabels([id], commands)[0] ?? '–';
  return { put: PIECE_KINDS.map((kind) => keyOf(`entry-put-${kind}`)).join(', '), empty: keyOf('entry-empty') };
}

/**
 * What stands on the square after this: the letter of what stands there already turns its colour. `last` is the colour of the piece that
 * was put last, for boards are entered one side after the other.
 */
export function afterDeed(
  deed: Exclude<EntryDeed, { readonly do: 'step' | 'end' }>,
  there: Piece | undefined,
  last: Color,
): Piece | undefined {
  switch (deed.do) {
    case 'put':
      return there?.kind === deed.kind ? turned(there) : { kind: deed.kind, color: last };
    case 'turn colour':
      return there && turned(there);
    case 'empty':
      return undefined;
  }
}

function turned({ kind, color }: Piece): Piece {
  return { kind, color: opposite(color) };
}
