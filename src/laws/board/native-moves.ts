/**
 * Legal moves as chessops has them, for searches: promotions told apart, castling as the king taking its rook.
 */
import type { Chess, Context } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import { PROMOTION_KINDS } from '../squares.js';

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
