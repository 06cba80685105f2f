/**
 * Filling up what was said of a move so that the Laws can be asked why it is impossible.
 */
import { completeMove, type Position } from '../laws/board/board.js';
import { lastRankOf, rankOf, type Move, type PromotionKind, type Square } from '../laws/squares.js';

/**
 * The move whose impossibility is asked about. Where a pawn's new piece was not said it does not matter: the reason lies
 * elsewhere, for a move that lacks only that would have been found.
 */
export function toExplain(position: Position, from: Square, to: Square, promotion: PromotionKind | undefined): Move {
  const pawn = position.pieceAt(from)?.kind === 'pawn';
  const become = promotion ?? (pawn && rankOf(to) === lastRankOf(position.turn) ? 'queen' : undefined);
  return completeMove(position, { from, to, ...(become && { promotion: become }) });
}
