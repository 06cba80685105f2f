/**
 * Legal moves as chessops has them, for searches: promotions told apart, castling as the king taking its rook.
 */
import { attacks } from 'chessops/attacks';
import type { Board } from 'chessops/board';
import type { Chess, Context } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import { PROMOTION_KINDS, type Color } from '../squares.js';

export function legalMoves(chess: Chess, context: Context): readonly NormalMove[] {
  const moves: NormalMove[] = [];
  for (const from of chess.board[chess.turn]) {
    const promotes = chess.board.pawn.has(from);
    for (const to of chess.dests(from, context)) {
      if (promotes && SquareSet.backranks().has(to))
        for (const promotion of PROMOTION_KINDS) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
}

/** Whether there are more legal moves than so many, those of a pawn to one square as one. Told without counting everything. */
export function hasMoreMoves(chess: Chess, context: Context, count: number): boolean {
  const { board, turn } = chess;
  const isFree = context.checkers.isEmpty() && context.blockers.isEmpty();
  if (isFree && hasMoreFreeMoves(board, turn, count)) return true;
  let left = count;
  for (const from of board[turn]) {
    left -= chess.dests(from, context).size();
    if (left < 0) return true;
  }
  return false;
}

/**
 * Whether this side has more moves than so many to squares that are free for it; without those of its king and captures by pawns. All of them are legal where it is
 * on move, not in check, and has nothing pinned.
 */
export function hasMoreFreeMoves(board: Board, color: Color, count: number): boolean {
  const own = board[color];
  const forward = (squares: SquareSet): SquareSet =>
    (color === 'white' ? squares.shl64(8) : squares.shr64(8)).diff(board.occupied);
  const once = forward(board.pawn.intersect(own));
  let left = count - once.size() - forward(once.intersect(SquareSet.fromRank(color === 'white' ? 2 : 5))).size();
  // What is quick to count stands first.
  for (const role of ['knight', 'rook', 'bishop', 'queen'] as const) {
    for (const from of board[role].intersect(own)) {
      if (left < 0) return true;
      left -= attacks({ color, role }, from, board.occupied).diff(own).size();
    }
  }
  return left < 0;
}
