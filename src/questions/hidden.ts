/** Which pieces of a board are not seen, as in blindfold play. Pure. */
import type { Color, PlacedPiece, Square } from '../laws/squares.js';

/** All pieces, those of one side, or all but the one that was moved last. */
export type Hidden = 'none' | 'all' | Color | 'all but the last moved';

/** @param lastTo where the last move went; absent before the first */
export function hidesPiece(hidden: Hidden, { color, square }: PlacedPiece, lastTo: Square | undefined): boolean {
  switch (hidden) {
    case 'none':
      return false;
    case 'all':
      return true;
    case 'all but the last moved':
      return square !== lastTo;
    default:
      return color === hidden;
  }
}

/** Whether there may be a piece on a square that is not seen: what is empty there is not told from it. */
export function mayHide(hidden: Hidden, square: Square, lastTo: Square | undefined): boolean {
  return hidden === 'all but the last moved' ? square !== lastTo : hidden !== 'none';
}
