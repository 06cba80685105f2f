/**
 * How far a mate seems to be, where both help: only the order in which positions are looked at depends on it.
 *
 * Most mates are found with the mated king in a corner and the other near it. Before that a pawn is promoted where nothing else mates, and what could
 * interpose or take is captured. Where too little is left to mate without a piece of the mated side in its own king's way, that piece is spared, comes
 * to the corner, and is got by promotion if there is none.
 */
import { kingAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Role } from 'chessops/types';
import { opposite, type Color } from '../squares.js';
import { attackedBy, reachOf, type Roamer } from './reach.js';
import { possibleMates, type ThinkableMate } from './walls.js';

const CORNERS: readonly number[] = [0, 7, 56, 63];

/** What a missing piece costs beyond the steps of the pawn that must become one. */
const PROMOTION = 4;
/** Bishops give no check in a corner of the other colour. */
const WRONG_CORNER = 12;

/** About so many moves from a position to a mate, reckoned in each of several ways, always in the same order. */
export type Distances = (chess: Chess) => readonly number[];

/** A king who comes to all squares is not behind walls. */
const OPEN_BOARD = 64;
/** More mates than these tell nothing of where to go. */
const FEW_MATES = 2_000;
/** Of those the ones that need the fewest pieces. */
const TRIED_MATES = 24;

/**
 * Ways to tell what is near: a mate in each corner. Where walls keep the king from some squares, the corners may be among them; then also one for
 * few squares that he can go to, and one for the mates that are thinkable, if not everything is.
 */
export function distancesToMate(start: Chess, side: Color): Distances {
  const roamers = reachOf(start);
  const king = roamers.find(({ color, role }) => color !== side && role === 'king');
  if (!king || king.squares.size() >= OPEN_BOARD) {
    const possible = cornersOf(start, side);
    return (chess) => distancesToCorners(chess, side, possible);
  }
  const corners: Distances = (chess) => distancesToCorners(chess, side, CORNERS);
  const attackable = roamers
    .filter(({ color, role }) => color === side && role !== 'king')
    .reduce((all, roamer) => all.union(attackedBy(roamer)), SquareSet.empty());
  const mates = fewestPieces(roamers, side);
  const thinkable: Distances =
    mates.length === 0 ? () => [] : (chess) => [Math.min(...mates.map((mate) => distanceToOne(chess, side, mate)))];
  return (chess) => [...corners(chess), flights(chess, side, attackable), ...thinkable(chess)];
}

/** Of the thinkable mates those that need the fewest pieces; none where they tell nothing. */
function fewestPieces(roamers: readonly Roamer[], side: Color): readonly ThinkableMate[] {
  if (roamers.some(({ color, role }) => color === side && role === 'promoted')) return [];
  const mates = possibleMates(roamers, side).filter(({ filled }) => filled.length > 0);
  if (mates.length > FEW_MATES) return [];
  return [...mates].sort((one, other) => needs(one) - needs(other)).slice(0, TRIED_MATES);
}

function needs({ filled, king }: ThinkableMate): number {
  return 2 * filled.length + (king === undefined ? 0 : 1);
}

/** How far the kings and the pieces that stand in the way are from where they must be. */
function distanceToOne({ board }: Chess, side: Color, { square, filled, king }: ThinkableMate): number {
  const mated = opposite(side);
  let away = 2 * distance(board.kingOf(mated) ?? 0, square);
  if (king !== undefined) away += 2 * distance(board.kingOf(side) ?? 0, king);
  let left = board[mated].diff(board.king);
  for (const hole of filled) {
    let least = 9;
    let best: number | undefined;
    for (const from of left) {
      const steps = stepsTo(board.getRole(from), from, hole, mated);
      if (steps >= least) continue;
      least = steps;
      best = from;
    }
    if (best !== undefined) left = left.without(best);
    away += 2 * least;
  }
  return away;
}

/** About so many moves of a piece from one square to another on a free board; more than it ever takes where it can't go. */
function stepsTo(role: Role | undefined, from: number, to: number, color: Color): number {
  if (from === to) return 0;
  const files = Math.abs((from & 7) - (to & 7));
  const ranks = Math.abs((from >> 3) - (to >> 3));
  const never = 9;
  switch (role) {
    case 'bishop':
      return shadeOf(from).has(to) ? (files === ranks ? 1 : 2) : never;
    case 'rook':
      return files === 0 || ranks === 0 ? 1 : 2;
    case 'queen':
      return files === 0 || ranks === 0 || files === ranks ? 1 : 2;
    case 'knight':
      return Math.max(1, Math.ceil((files + ranks) / 3)) + ((files + ranks) % 3 === 0 ? 0 : 1);
    case 'pawn':
      return files === 0 && to > from === (color === 'white') ? ranks : never;
    case 'king':
    case undefined:
      return never;
  }
}

/** The squares beside the mated king that are free for him, wherever on the board; and whether he stands where he can ever be checked. */
function flights(chess: Chess, side: Color, attackable: SquareSet): number {
  const { board } = chess;
  const mated = opposite(side);
  const king = board.kingOf(mated) ?? 0;
  const occupied = board.occupied.without(king);
  let free = 0;
  for (const square of kingAttacks(king).diff(board[mated]))
    if (chess.kingAttackers(square, side, occupied).isEmpty()) free += 1;
  return 2 * free + (attackable.has(king) ? 0 : 3);
}

/** Where the side has nothing but bishops of one colour, and so for ever, they give check in two corners alone. */
function cornersOf({ board }: Chess, side: Color): readonly number[] {
  const own = board[side].diff(board.king);
  const shade = shadeOf(own.first() ?? 0);
  const isOneShade = own.nonEmpty() && own.diff(board.bishop.intersect(shade)).isEmpty();
  return isOneShade ? CORNERS.filter((corner) => shade.has(corner)) : CORNERS;
}

/** About so many moves from this position to a mate of the other king, in each of the corners. What is the same for all of them is asked once. */
function distancesToCorners(chess: Chess, side: Color, corners: readonly number[]): readonly number[] {
  const { board } = chess;
  const mated = opposite(side);
  const king = board.kingOf(mated) ?? 0;
  const ownKing = board.kingOf(side) ?? 0;
  const own = board[side];
  const others = board[mated].diff(board.king);
  const kings = (corner: number): number => 2 * distance(king, corner) + 2 * Math.max(0, distance(ownKing, corner) - 2);
  if (!needsBlocker(chess, side)) {
    const heavy = own.intersects(board.queen.union(board.rook));
    const power = heavy || own.intersect(board.pawn).isEmpty() ? 0 : PROMOTION + 2 * stepsToPromotion(chess, side);
    const left = power + 2 * others.size();
    return corners.map((corner) => kings(corner) + left + (heavy ? 0 : minorsAway(chess, side, corner)));
  }
  const spare = 2 * Math.max(0, others.size() - 1);
  const promotion = PROMOTION + 7 + stepsToPromotion(chess, mated);
  const blocked = (blockers: SquareSet, corner: number): number =>
    2 * (blockers.isEmpty() ? promotion : nearest(blockers, corner));
  if (own.intersects(board.knight)) {
    const blockers = others.diff(board.queen).diff(board.pawn);
    return corners.map((corner) => kings(corner) + spare + blocked(blockers, corner) + minorsAway(chess, side, corner));
  }
  const bishops = own.intersect(board.bishop);
  const shade = shadeOf(bishops.first() ?? 0);
  return corners.map((corner) => {
    const blockers = others.intersect(board.knight.union(board.bishop.diff(shadeOf(corner))));
    const wrong = shade.has(corner) ? 0 : WRONG_CORNER;
    // A knight in the king's way can also step between, but not before a bishop that stands beside the king.
    const bishopAway = Math.max(0, nearest(bishops, corner) - 2);
    return kings(corner) + spare + blocked(blockers, corner) + wrong + bishopAway;
  });
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
