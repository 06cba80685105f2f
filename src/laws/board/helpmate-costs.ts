/**
 * What a move costs in the search for a mate in which both help: nothing where it brings the mate nearer. It says nothing about chess being
 * played well, only where to look first.
 *
 * Most mates are found with the mated king in a corner and the other near it; for that pawns are promoted and what could interpose or take is
 * captured. Where too little is left to mate without a piece of the mated side in its own king's way, that piece is spared, and got by promotion.
 */
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import { opposite, type Color } from '../squares.js';

const FORWARD = 0;
const PLAIN = 1;
const BACK = 2;

/** A king and some to stand in its way: the others can be spared. */
const ENOUGH_MEN = 4;

/** The cost of a legal move while the other king is to be mated in this corner. */
export function costOf(chess: Chess, move: NormalMove, side: Color, corner: number): number {
  const { board, turn } = chess;
  const captures = board[opposite(turn)].has(move.to);
  if (turn !== side) {
    if (captures) return BACK;
    if (board.king.has(move.from)) return kingCost(move, corner, needsBlocker(chess, side) ? 0 : 1);
    if (!needsBlocker(chess, side)) return PLAIN;
    if (move.promotion) return move.promotion === 'queen' ? BACK : FORWARD;
    if (board.pawn.has(move.from)) return FORWARD;
    return distance(move.to, corner) < distance(move.from, corner) ? FORWARD : PLAIN;
  }
  if (captures) return needsBlocker(chess, side) && board[opposite(side)].size() < ENOUGH_MEN ? BACK : FORWARD;
  if (board.pawn.has(move.from)) return FORWARD;
  if (board.king.has(move.from)) return kingCost(move, corner, 2);
  return board.knight.has(move.from) && distance(move.to, corner) < distance(move.from, corner) ? FORWARD : PLAIN;
}

/** Kings wait for nothing once they are near enough. */
function kingCost({ from, to }: NormalMove, corner: number, near: number): number {
  const before = distance(from, corner);
  const after = distance(to, corner);
  if (after < before || after <= near) return FORWARD;
  return after > before ? BACK : PLAIN;
}

/** Neither queen, rook nor pawn, and not two pieces that mate together. */
function needsBlocker({ board }: Chess, side: Color): boolean {
  const own = board[side];
  if (own.intersects(board.pawn.union(board.rook).union(board.queen))) return false;
  const bishops = own.intersect(board.bishop);
  if (own.intersects(board.knight)) return !own.intersect(board.knight.union(board.bishop)).moreThanOne();
  return !bishops.intersects(SquareSet.lightSquares()) || !bishops.intersects(SquareSet.darkSquares());
}

function distance(from: number, to: number): number {
  return Math.max(Math.abs((from % 8) - (to % 8)), Math.abs((from >> 3) - (to >> 3)));
}

/** The corners in which to look for the mate, the nearest to the king first; where only bishops are left, those that they attack. */
export function cornersFor({ board }: Chess, side: Color): readonly number[] {
  const king = board.kingOf(opposite(side)) ?? 0;
  const bishops = board[side].intersect(board.bishop);
  const others = board[side].diff(board.bishop).diff(board.king);
  const fits = (corner: number): boolean =>
    others.nonEmpty() || bishops.intersects(corner % 9 === 0 ? SquareSet.darkSquares() : SquareSet.lightSquares());
  return [0, 7, 56, 63].filter(fits).sort((one, other) => distance(king, one) - distance(king, other));
}
