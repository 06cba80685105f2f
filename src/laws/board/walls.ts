/**
 * No mate for a side behind closed walls: told from where the pieces can ever come (`reach.ts`), in whatever order.
 *
 * Where the king is mated some piece of the side but its king gives check, for a king never does. So that square is one that such a piece ever attacks
 * and that the mated king ever stands on. And each square beside it that the king can ever enter is taken from him: a piece of the side attacks it, or its
 * king does, or a piece of his own stands there, another one on each. A piece of the side that stands there itself is guarded, so the square is
 * attacked too. Where on every such square something is wanting, wherever the side's king may stand, there is no mate.
 *
 * What is attacked "ever" is never too little: a piece attacks the squares that it could go to, and those where it guards a piece of its own. If that one
 * can ever move or be captured, the squares found for the guard go through it; else the king can never take it, and so never enters the square. A square
 * behind the king on the line of a check is found too, for his square is no obstacle to the piece.
 */
import { kingAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite, type Color } from '../squares.js';
import { attackedBy, reachOf, type Roamer } from './reach.js';

/** Whether closed walls let this side never mate. `true` is certain, `false` is not. */
export function isWalledOff(chess: Chess, side: Color): boolean {
  if (chess.castles.castlingRights.nonEmpty() || chess.board.king.size() !== 2) return false;
  // What has been promoted goes everywhere; then there is nothing to be told.
  const promoted = (roamers: readonly Roamer[]): boolean =>
    roamers.some(({ color, role }) => color === side && role === 'promoted');
  const roamers = reachOf(chess, promoted);
  return !promoted(roamers) && !isMateThinkable(roamers, side);
}

function isMateThinkable(roamers: readonly Roamer[], side: Color): boolean {
  const blockers = blockersOf(roamers, side);
  return thinkableMates(roamers, side).some(({ filled }) => canBlock(filled, blockers));
}

/** Where the king would stand, the squares that his own pieces would have to fill, and where the other king would have to be, if it matters. */
export interface ThinkableMate {
  readonly square: number;
  readonly filled: readonly number[];
  readonly king: number | undefined;
}

/** All mates of which nothing is wanting but pieces on the squares to be filled. */
function thinkableMates(roamers: readonly Roamer[], side: Color): readonly ThinkableMate[] {
  const ground = kingSquares(roamers, opposite(side));
  const own = kingSquares(roamers, side);
  const attacked = roamers
    .filter(({ color, role }) => color === side && role !== 'king')
    .reduce((all, roamer) => all.union(attackedBy(roamer)), SquareSet.empty());
  return [...ground.intersect(attacked)].flatMap((square) => {
    const near = kingAttacks(square);
    const open = near.intersect(ground).diff(attacked);
    // Kings do not stand beside each other.
    const opposed = own.diff(near).without(square);
    const helped = [...opposed].flatMap((king) => {
      const kept = kingAttacks(king).intersect(open);
      return kept.isEmpty() ? [] : [{ square, filled: [...open.diff(kept)], king }];
    });
    return [{ square, filled: [...open], king: undefined }, ...helped];
  });
}

/** Those mates for which there are pieces enough. */
export function possibleMates(roamers: readonly Roamer[], side: Color): readonly ThinkableMate[] {
  const blockers = blockersOf(roamers, side);
  return thinkableMates(roamers, side).filter(({ filled }) => canBlock(filled, blockers));
}

function blockersOf(roamers: readonly Roamer[], side: Color): readonly Roamer[] {
  return roamers.filter(({ color, role }) => color !== side && role !== 'king');
}

/** Whether there is a blocker of its own for each of the squares. What is promoted may be more than one. */
export function canBlock([square, ...others]: readonly number[], blockers: readonly Roamer[]): boolean {
  return (
    square === undefined ||
    blockers.some(
      (blocker) =>
        blocker.squares.has(square) &&
        canBlock(
          others,
          blockers.filter((other) => other !== blocker || other.role === 'promoted'),
        ),
    )
  );
}

function kingSquares(roamers: readonly Roamer[], color: Color): SquareSet {
  return roamers.find((roamer) => roamer.color === color && roamer.role === 'king')?.squares ?? SquareSet.empty();
}
