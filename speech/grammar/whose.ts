/** What is said of a piece or a player, whichever of both a message is given. */
import type { Color, Piece, PieceKind } from '../../src/laws/squares.js';

export function kindOf(piece: PieceKind | { readonly kind: PieceKind }): PieceKind {
  return typeof piece === 'string' ? piece : piece.kind;
}

export function playerOf(whose: Color | Piece): Color {
  return typeof whose === 'string' ? whose : whose.color;
}
