/**
 * How far a mate seems to be, where both help: only the order in which positions are looked at depends on it.
 *
 * Most mates are found with the mated king in a corner and the other near it. Before that a pawn is promoted where nothing else mates, and what could
 * interpose or take is captured. Where too little is left to mate without a piece of the mated side in its own king's way, that piece is spared, comes
 * to the corner, and is got by promotion if there is none.
 */
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite, type Color } from '../squares.js';

export const CORNERS: readonly number[] = [0, 7, 56, 63];

/** What a missing piece costs beyond the steps of the pawn that must become one. */
const PROMOTION = 4;
/** Bishops give no check in a corner of the other colour. */
const WRONG_CORNER = 12;

/** About so many moves from this position to a mate of the other king in this corner. */
export function distanceToMate(chess: Chess, side: Color, corner: number): number {
  const { board } = chess;
  const mated = opposite(side);
  const own = board[side];
  const others = board[mated].diff(board.king);
  const kings =
    2 * distance(board.kingOf(mated) ?? 0, corner) + 2 * Math.max(0, distance(board.kingOf(side) ?? 0, corner) - 2);
  if (needsBlocker(chess, side)) {
    const shade = shadeOf(corner);
    const byKnight = own.intersects(board.knight);
    const blockers = byKnight
      ? others.diff(board.queen).diff(board.pawn)
      : others.intersect(board.knight.union(board.bishop.diff(shade)));
    const blocked = blockers.isEmpty() ? PROMOTION + 7 + stepsToPromotion(chess, mated) : nearest(blockers, corner);
    const wrong = !byKnight && !own.intersect(board.bishop).intersects(shade) ? WRONG_CORNER : 0;
    return kings + 2 * blocked + 2 * Math.max(0, others.size() - 1) + wrong + minorsAway(chess, side, corner);
  }
  const heavy = own.intersects(board.queen.union(board.rook));
  const power = heavy || own.intersect(board.pawn).isEmpty() ? 0 : PROMOTION + 2 * stepsToPromotion(chess, side);
  return kings + power + 2 * others.size() + (heavy ? 0 : minorsAway(chess, side, corner));
}

function shadeOf(square: number): SquareSet {
  return SquareSet.lightSquares().has(square) ? SquareSet.lightSquares() : SquareSet.darkSquares();
}

function minorsAway({ board }: Chess, side: Color, corner: number): number {
  let away = 0;
  for (const knight of board[side].intersect(board.knight)) away += Math.max(0, distance(knight, corner) - 2);
  return away;
}

/** Of the pawn that is farthest on; a man before it counts as more steps. */
function stepsToPromotion({ board }: Chess, color: Color): number {
  let least = 14;
  for (const pawn of board[color].intersect(board.pawn)) {
    const rank = pawn >> 3;
    const steps = color === 'white' ? 7 - rank : rank;
    const ahead = color === 'white' ? pawn + 8 : pawn - 8;
    least = Math.min(least, steps + (board.occupied.has(ahead) ? 3 : 0));
  }
  return least;
}

function nearest(squares: SquareSet, corner: number): number {
  let least = 7;
  for (const square of squares) least = Math.min(least, distance(square, corner));
  return least;
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
