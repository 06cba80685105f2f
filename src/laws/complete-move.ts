/**
 * Moves that are named by their two squares alone.
 */
import type { Position } from './board.js';
import type { Move } from './squares.js';

/**
 * What is known of a move from its two squares alone is filled in: castling, when the king is moved to where castling
 * takes it or onto its own rook and no plain move of it is meant; and where castling takes the king, when it is named.
 */
export function completeMove(position: Position, move: Move): Move {
  if (position.isLegal(move)) return move;
  const piece = position.pieceAt(move.from);
  if (piece?.kind !== 'king' || piece.color !== position.turn || position.kingOf(piece.color) !== move.from)
    return move;
  if (move.castling) return { ...move, to: position.castlingSquares(piece.color, move.castling).king };
  for (const castling of ['short', 'long'] as const) {
    const to = position.castlingSquares(piece.color, castling).king;
    const ownRook = position.castlingRook(piece.color, castling);
    const steps = Math.abs(move.from.charCodeAt(0) - move.to.charCodeAt(0));
    const jumps = move.to === to && (steps === 2 || (steps > 2 && ownRook !== undefined));
    if (move.from[1] === move.to[1] && (jumps || move.to === ownRook)) return { from: move.from, to, castling };
  }
  return move;
}
