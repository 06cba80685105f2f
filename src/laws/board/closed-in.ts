/**
 * No mate for a side though a wall may be opened: kings and pawns are followed through all their moves, and the other pieces are thought to stand on
 * every square that they can ever come to (`reach.ts`), at any moment, and never to be captured.
 *
 * So there are few positions to be looked at, and none is missing. In a position of the game kings and pawns stand as in one of these. The move that
 * follows is found: a king's or a pawn's, for nothing but pawns and the other king is held against it; or another piece's, which changes nothing here but
 * that it may take a pawn where it can ever come. A player who has no such piece must move king or pawn, and stalemate is seen.
 *
 * A mate is thinkable where the king is in check, and each square beside it is a pawn's of his own, or taken from him by a pawn, the other king or a
 * piece that can ever attack it, or filled by a piece of his own that can ever come there, another one on each. In check he is by a pawn; or by a piece that
 * attacks his square from one of its own, and that has just moved, or before which a king or pawn has just left its line to him. Where no
 * mate is thinkable after any move, there is none. A pawn of the side that is promoted ends it: then anything is thinkable.
 */
import { bishopAttacks, kingAttacks, pawnAttacks, rookAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite, type ByColor, type Color } from '../squares.js';
import { attackedBy, attackedByPawns, reachOf, type Roamer } from './reach.js';
import { canBlock } from './walls.js';

/** More positions of kings and pawns are not looked at. */
const POSITIONS = 2_000;

/** What is followed. */
interface Followed {
  readonly turn: Color;
  readonly kings: ByColor<number>;
  readonly pawns: ByColor<SquareSet>;
  readonly epSquare: number | undefined;
  /** Whether the player who might be mated has got a piece by promotion. */
  readonly promoted: boolean;
}

interface Step {
  readonly next: Followed;
  /** What has been left by it; `undefined` where a piece that is not followed moved. */
  readonly left: SquareSet | undefined;
}

/** Whether this side can never mate. `true` is certain, `false` is not. */
export function isClosedIn(chess: Chess, side: Color): boolean {
  const { board } = chess;
  // Where nothing but kings and pawns is left, a search of all lines is no longer.
  if (chess.castles.castlingRights.nonEmpty() || board.occupied.equals(board.king.union(board.pawn))) return false;
  const white = board.kingOf('white');
  const black = board.kingOf('black');
  if (white === undefined || black === undefined) return false;
  const start: Followed = {
    turn: chess.turn,
    kings: { white, black },
    pawns: { white: board.pawn.intersect(board.white), black: board.pawn.intersect(board.black) },
    epSquare: chess.epSquare,
    promoted: false,
  };
  return new KingsAndPawns(reachOf(chess), side).isWithoutMate(start);
}

class KingsAndPawns {
  readonly #side: Color;
  readonly #mated: Color;
  readonly #rovers: ByColor<readonly Roamer[]>;
  readonly #promoted: readonly Roamer[];
  readonly #kings: ByColor<SquareSet>;
  readonly #pawns: ByColor<SquareSet>;
  readonly #attacked: ByColor<SquareSet>;

  constructor(roamers: readonly Roamer[], side: Color) {
    this.#side = side;
    this.#mated = opposite(side);
    const of = (color: Color, isOne: (role: Roamer['role']) => boolean): readonly Roamer[] =>
      roamers.filter((roamer) => roamer.color === color && isOne(roamer.role));
    const squares = (some: readonly Roamer[]): SquareSet =>
      some.reduce((all, roamer) => all.union(roamer.squares), SquareSet.empty());
    const both = <T>(each: (color: Color) => T): ByColor<T> => ({ white: each('white'), black: each('black') });
    this.#rovers = both((color) => of(color, (role) => role !== 'king' && role !== 'pawn' && role !== 'promoted'));
    this.#promoted = of(this.#mated, (role) => role === 'promoted');
    this.#kings = both((color) => squares(of(color, (role) => role === 'king')));
    this.#pawns = both((color) => squares(of(color, (role) => role === 'pawn')));
    this.#attacked = both((color) =>
      this.#rovers[color].reduce((all, roamer) => all.union(attackedBy(roamer)), SquareSet.empty()),
    );
  }

  isWithoutMate(start: Followed): boolean {
    if (start.turn === this.#mated && this.#isMateThinkable(start, undefined)) return false;
    const seen = new Set([keyOf(start)]);
    const open = [start];
    for (let from = open.pop(); from; from = open.pop()) {
      for (const { next, left } of this.#stepsFrom(from)) {
        if (from.turn === this.#side) {
          const count = from.pawns[this.#side].size();
          const promotes = next.pawns[this.#side].size() < count;
          if (promotes || this.#isMateThinkable(next, left)) return false;
        }
        const key = keyOf(next);
        if (seen.has(key)) continue;
        if (seen.size >= POSITIONS) return false;
        seen.add(key);
        open.push(next);
      }
    }
    return true;
  }

  #roversOf(color: Color, { promoted }: Followed): readonly Roamer[] {
    return color === this.#mated && promoted ? [...this.#rovers[color], ...this.#promoted] : this.#rovers[color];
  }

  #isMateThinkable(followed: Followed, left: SquareSet | undefined): boolean {
    const { kings, pawns } = followed;
    const king = kings[this.#mated];
    const byPawns = attackedByPawns(pawns[this.#side], this.#side);
    const rovers = this.#rovers[this.#side].filter((rover) => attackedBy(rover).has(king));
    if (!byPawns.has(king)) {
      if (rovers.length === 0) return false;
      if (left) {
        const occupied = pawns.white.union(pawns.black).with(kings[this.#side]);
        const isOpened =
          (rovers.some(({ role }) => role === 'bishop' || role === 'queen') &&
            bishopAttacks(king, occupied).intersects(left)) ||
          (rovers.some(({ role }) => role === 'rook' || role === 'queen') &&
            rookAttacks(king, occupied).intersects(left));
        if (!isOpened) return false;
      }
    }
    const free = kingAttacks(king)
      .intersect(this.#kings[this.#mated])
      .diff(pawns[this.#mated])
      .diff(byPawns)
      .diff(kingAttacks(kings[this.#side]))
      .diff(this.#attacked[this.#side]);
    return canBlock([...free], this.#roversOf(this.#mated, followed));
  }

  /** Every move by which kings and pawns can change, and one that leaves them where they are. */
  #stepsFrom(from: Followed): readonly Step[] {
    const steps = [...this.#kingSteps(from), ...this.#pawnSteps(from), ...this.#roverSteps(from)];
    // A king is never left in check by a pawn.
    return steps.filter(
      ({ next }) =>
        !attackedByPawns(next.pawns[next.turn], next.turn).has(next.kings[from.turn]) &&
        !kingAttacks(next.kings.white).has(next.kings.black),
    );
  }

  #kingSteps(from: Followed): readonly Step[] {
    const { turn, kings, pawns } = from;
    const king = kings[turn];
    const steps = kingAttacks(king).intersect(this.#kings[turn]).diff(pawns[turn]);
    return Array.from(steps, (to) => ({
      next: after(from, { kings: { ...kings, [turn]: to }, pawns: without(pawns, opposite(turn), to) }),
      left: SquareSet.fromSquare(king),
    }));
  }

  #pawnSteps(from: Followed): readonly Step[] {
    const { turn, kings, pawns, epSquare } = from;
    const other = opposite(turn);
    const forward = turn === 'white' ? 8 : -8;
    const occupied = pawns.white.union(pawns.black).with(kings.white).with(kings.black);
    const others = this.#roversOf(other, from).reduce((all, { squares }) => all.union(squares), pawns[other]);
    const isFree = (square: number): boolean => !occupied.has(square) && this.#pawns[turn].has(square);
    const steps: Step[] = [];
    const step = (square: number, to: number, taken: number, passed?: number): void => {
      const kept = without(pawns, other, taken);
      const promotes = SquareSet.backranks().has(to);
      const own = promotes ? kept[turn].without(square) : kept[turn].without(square).with(to);
      const next = after(from, { pawns: { ...kept, [turn]: own }, epSquare: passed });
      steps.push({
        next: promotes ? { ...next, promoted: from.promoted || turn === this.#mated } : next,
        left: SquareSet.fromSquare(square).with(taken),
      });
    };
    for (const square of pawns[turn]) {
      const ahead = square + forward;
      if (isFree(ahead)) {
        step(square, ahead, ahead);
        const isFirst = turn === 'white' ? square < 16 : square >= 48;
        if (isFirst && isFree(ahead + forward)) step(square, ahead + forward, ahead + forward, ahead);
      }
      for (const to of pawnAttacks(turn, square).intersect(this.#pawns[turn])) {
        if (to === epSquare) step(square, to, to - forward);
        else if (others.has(to) && !pawns[turn].has(to) && to !== kings.white && to !== kings.black)
          step(square, to, to);
      }
    }
    return steps;
  }

  #roverSteps(from: Followed): readonly Step[] {
    const { turn, pawns } = from;
    const other = opposite(turn);
    const rovers = this.#roversOf(turn, from).filter(
      ({ squares, role }) => role === 'promoted' || squares.moreThanOne(),
    );
    if (rovers.length === 0) return [];
    const squares = rovers.reduce((all, rover) => all.union(rover.squares), SquareSet.empty());
    return [
      { next: after(from, {}), left: undefined },
      ...Array.from(squares.intersect(pawns[other]), (taken) => ({
        next: after(from, { pawns: without(pawns, other, taken) }),
        left: undefined,
      })),
    ];
  }
}

/** The other player is to move. */
function after(from: Followed, changed: Partial<Followed>): Followed {
  return { ...from, epSquare: undefined, ...changed, turn: opposite(from.turn) };
}

function without(pawns: ByColor<SquareSet>, color: Color, square: number): ByColor<SquareSet> {
  return { ...pawns, [color]: pawns[color].without(square) };
}

function keyOf({ turn, kings, pawns, epSquare = -1, promoted }: Followed): string {
  const { white, black } = pawns;
  return [turn, kings.white, kings.black, white.lo, white.hi, black.lo, black.hi, epSquare, promoted].join(' ');
}
