/**
 * No mate for a side behind closed walls: told from where the pieces can ever come (`reach.ts`), in whatever order.
 *
 * No check. Where no piece of the side but its king ever attacks a square that the other king can ever stand on, there is no
 * check, and no mate without one.
 *
 * Only bishops of one colour. Let the pieces of the side that ever attack or enter squares of the other king all be bishops that go on,
 * say, light squares. Then the mated king stands on a light square, and the squares straight beside it are dark. Each of these that
 * the king can ever enter must be taken from it: no bishop attacks it and no other piece of the side does but its king, so its own
 * piece stands there, another one on each, or the side's king attacks it. That king attacks one of them at most: a square beside two
 * of them is beside the mated king as well. Where blockers are too few on every light square, there is no mate.
 */
import { kingAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite, type Color } from '../squares.js';
import { attackedBy, reachOf, type Roamer } from './reach.js';

/** Whether closed walls let this side never mate. `true` is certain, `false` is not. */
export function isWalledOff(chess: Chess, side: Color): boolean {
  if (chess.castles.castlingRights.nonEmpty() || chess.board.king.size() !== 2) return false;
  const roamers = reachOf(chess, (some) => visitOf(some, side) === 'others');
  const visitors = visitOf(roamers, side);
  return visitors === 'none' || (visitors !== 'others' && !canBishopsMate(roamers, side, visitors));
}

/** What ever comes to the squares of the other king: nothing that checks, bishops alone that go on these squares, or more. */
function visitOf(roamers: readonly Roamer[], side: Color): 'none' | 'others' | SquareSet {
  const ground = kingSquares(roamers, opposite(side));
  const own = roamers.filter(({ color, role }) => color === side && role !== 'king');
  if (!own.some((roamer) => attackedBy(roamer).intersects(ground))) return 'none';
  const visitors = own.filter((roamer) => attackedBy(roamer).union(roamer.squares).intersects(ground));
  const shade = [SquareSet.lightSquares(), SquareSet.darkSquares()].find((squares) =>
    visitors.every((roamer) => roamer.role === 'bishop' && roamer.squares.subsetOf(squares)),
  );
  return shade ? visitors.reduce((all, { squares }) => all.union(squares), SquareSet.empty()) : 'others';
}

function canBishopsMate(roamers: readonly Roamer[], side: Color, attacked: SquareSet): boolean {
  const mated = opposite(side);
  const ground = kingSquares(roamers, mated);
  const king = kingSquares(roamers, side);
  const blockers = roamers.filter(({ color, role }) => color === mated && role !== 'king');
  return [...ground.intersect(attacked)].some((square) => {
    const near = kingAttacks(square);
    const straight = SquareSet.lightSquares().has(square) ? SquareSet.darkSquares() : SquareSet.lightSquares();
    const escapes = [...near.intersect(straight).intersect(ground)];
    const opposed = king.diff(near).without(square);
    return [undefined, ...escapes].some(
      (kept) =>
        (kept === undefined || kingAttacks(kept).intersects(opposed)) &&
        canBlock(
          escapes.filter((escape) => escape !== kept),
          blockers,
        ),
    );
  });
}

/** Whether there is a blocker of its own for each of the squares. */
function canBlock([square, ...others]: readonly number[], blockers: readonly Roamer[]): boolean {
  return (
    square === undefined ||
    blockers.some(
      (blocker) =>
        blocker.squares.has(square) &&
        canBlock(
          others,
          blockers.filter((other) => other !== blocker),
        ),
    )
  );
}

function kingSquares(roamers: readonly Roamer[], color: Color): SquareSet {
  return roamers.find((roamer) => roamer.color === color && roamer.role === 'king')?.squares ?? SquareSet.empty();
}
