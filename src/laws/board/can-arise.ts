/**
 * Positions that no legal game leads to, as far as that shows at a glance: a king is missing, the player not on move is in check, or two
 * pieces give check that cannot have come to it by one move.
 */
import { attacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite } from '../squares.js';

/** `false` is certain: no legal game leads there. */
export function canArise(chess: Chess): boolean {
  const { board, turn } = chess;
  const king = board.kingOf(turn);
  const other = board.kingOf(opposite(turn));
  if (king === undefined || other === undefined) return false;
  if (chess.kingAttackers(other, turn, board.occupied).nonEmpty()) return false;
  const checkers = chess.kingAttackers(king, opposite(turn), board.occupied);
  return !checkers.moreThanOne() || (checkers.size() === 2 && hasMoveBefore(chess, king));
}

/**
 * Whether some piece can be taken back to where it came from so that nothing gives check any more. Castling is not thought of: king and
 * rook leave squares of the rank on which they stay, and so uncover nothing while the rook checks along a file.
 */
function hasMoveBefore(chess: Chess, king: number): boolean {
  const { board, turn } = chess;
  const by = opposite(turn);
  for (const to of board[by]) {
    if (board.king.has(to) && chess.castles.rook[by].a !== undefined) continue;
    for (const from of originsOf(chess, to)) if (isQuietBefore(chess, king, to, from)) return true;
  }
  return false;
}

/** The empty squares from which what stands there can have come, by a move of its own or as a pawn that was promoted. */
function originsOf({ board, turn }: Chess, to: number): SquareSet {
  const piece = board.get(to);
  if (!piece) return SquareSet.empty();
  // A pawn came from where a pawn of the other colour would go.
  const pawnOrigins = (): SquareSet => {
    const back = piece.color === 'white' ? -8 : 8;
    let origins = attacks({ role: 'pawn', color: turn }, to, board.occupied);
    const near = to + back;
    if (near >= 0 && near < 64) origins = origins.with(near);
    const isFourth = piece.color === 'white' ? to >= 24 && to < 32 : to >= 32 && to < 40;
    return isFourth && !board.occupied.has(near) ? origins.with(near + back) : origins;
  };
  if (piece.role === 'pawn') return pawnOrigins().diff(board.occupied).diff(SquareSet.backranks());
  const own = attacks(piece, to, board.occupied);
  const promoted = piece.role !== 'king' && SquareSet.backrank(turn).has(to);
  return (promoted ? own.union(pawnOrigins()) : own).diff(board.occupied);
}

function isQuietBefore(chess: Chess, king: number, to: number, from: number): boolean {
  const { board, turn } = chess;
  const by = opposite(turn);
  const piece = board.get(to);
  if (!piece) return false;
  const isPawn = piece.role === 'pawn';
  const fileChanges = (from - to) % 8 !== 0;
  const cameAsPawn = !isPawn && !attacks(piece, to, board.occupied).has(from);
  for (const beside of isPawn && fileChanges ? [undefined, to + (by === 'white' ? -8 : 8)] : [undefined]) {
    if (beside !== undefined && board.occupied.has(beside)) continue;
    const before = chess.clone();
    before.board.take(to);
    before.board.set(from, cameAsPawn ? { role: 'pawn', color: by } : piece);
    // Whatever was captured stood in the way again: on the square itself, or beside it en passant.
    if (isPawn && fileChanges) before.board.set(beside ?? to, { role: 'pawn', color: turn });
    if (before.kingAttackers(king, by, before.board.occupied).isEmpty()) return true;
    // Another piece than a pawn may have captured, or not.
    if (!isPawn) {
      before.board.set(to, { role: 'pawn', color: turn });
      if (before.kingAttackers(king, by, before.board.occupied).isEmpty()) return true;
    }
  }
  return false;
}
