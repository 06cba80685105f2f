/** What a board says of its squares as long as the page gives it no words of its own: plain English, short, the square first. */
import type { Piece, Square } from '../../src/laws/squares.js';

/** "e1, white king"; "e4, empty". */
export function cellText(square: Square, piece?: Piece): string {
  return piece ? `${square}, ${piece.color} ${piece.kind}` : `${square}, empty`;
}
