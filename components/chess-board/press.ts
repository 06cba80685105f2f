/**
 * What a press on a square means for the hand. It computes no rule of movement: any piece may be placed anywhere, and the
 * game judges. It only asks whether a legal move promotes there, so that the piece can be asked for before the move is sent.
 */
import type { Position } from '../../src/laws/board/board.js';
import { rankOf, type Color, type Move, type PlacedPiece, type Square } from '../../src/laws/squares.js';

export type Press =
  | { readonly type: 'lifted'; readonly piece: PlacedPiece }
  | { readonly type: 'put back'; readonly piece: PlacedPiece }
  | { readonly type: 'nothing to lift'; readonly square: Square }
  | { readonly type: 'not yours'; readonly piece: PlacedPiece }
  /** An empty square of a board where nobody's pieces may be lifted: it is only looked at. */
  | { readonly type: 'looked at'; readonly square: Square }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'promotion'; readonly pawn: PlacedPiece; readonly to: Square };

/** Reads a press on `square` while the piece on `lifted`, if any, is in the hand. */
export function pressOn(
  position: Position,
  mayLift: readonly Color[],
  lifted: Square | undefined,
  square: Square,
): Press {
  return lifted ? place(position, lifted, square) : lift(position, mayLift, square);
}

function lift(position: Position, mayLift: readonly Color[], square: Square): Press {
  if (!position.pieceAt(square)) return { type: mayLift.length === 0 ? 'looked at' : 'nothing to lift', square };
  const piece = position.placedAt(square);
  return { type: mayLift.includes(piece.color) ? 'lifted' : 'not yours', piece };
}

function place(position: Position, from: Square, to: Square): Press {
  const piece = position.placedAt(from);
  if (from === to) return { type: 'put back', piece };
  if (position.pieceAt(to)?.color === piece.color) {
    const there = position.placedAt(to);
    // Castling may be shown by putting the king on its own rook; any other own piece is taken up in its stead.
    const castles = piece.kind === 'king' && there.kind === 'rook' && rankOf(from) === rankOf(to);
    return castles ? { type: 'move', move: { from, to } } : { type: 'lifted', piece: there };
  }
  const promotes = position.legalMovesFrom(from).some((move) => move.to === to && move.promotion !== undefined);
  return promotes ? { type: 'promotion', pawn: piece, to } : { type: 'move', move: { from, to } };
}
