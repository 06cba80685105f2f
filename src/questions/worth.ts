/** What pieces are worth in points, as players count them, and who has more. */
import type { Color, PieceKind, PlacedPiece } from '../laws/squares.js';

/** The king has none, for he is never exchanged. */
export const WORTH: Readonly<Record<PieceKind, number>> = { king: 0, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

/** Whose pieces are worth more, and by how many points. */
export type Ahead = { readonly color: Color; readonly points: number } | 'equal';

export function whoIsAhead(pieces: readonly PlacedPiece[]): Ahead {
  const more = pieces.reduce((sum, { color, kind }) => sum + (color === 'white' ? WORTH[kind] : -WORTH[kind]), 0);
  return more === 0 ? 'equal' : { color: more > 0 ? 'white' : 'black', points: Math.abs(more) };
}
