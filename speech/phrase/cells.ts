/** What stands on a square, as its cell on the board is named: the message of each. */
import type { Piece } from '../../src/laws/squares.js';
import type { Messages } from './say.js';

export interface CellWords {
  /** A piece by itself: "white pawn", or "pawn". It is heard with every arrow key, so it is short. */
  readonly piece: (piece: Piece, withColor: boolean) => string;
  /** Of a square without a piece: "empty". */
  readonly empty: string;
  /** "light square", "dark square". */
  readonly shades: Readonly<Record<'light' | 'dark', string>>;
}

export function cellWords({ phrase }: Messages<'board'>): CellWords {
  return {
    piece: (piece, withColor) =>
      withColor ? phrase('cell-piece', { piece }) : phrase('cell-kind', { kind: piece.kind }),
    empty: phrase('cell-empty'),
    shades: { light: phrase('cell-light'), dark: phrase('cell-dark') },
  };
}
