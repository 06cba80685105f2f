/**
 * Whether a side can still mate by any series of legal moves (Art. 5.2.2, 6.9, 7.5.5), decided where that can be done at all.
 *
 * First what `canMate` sees at a glance, and closed walls whatever stands behind them. Then a mate is looked for in which both help. Each position is
 * looked at once, and all that can follow it by one move are put aside: those next that seem nearest to a mate in some corner (`helpmate-distance.ts`),
 * by turns in one corner after the other, and among the turns one for the position that has waited longest.
 *
 * `can` is proved by its line, which is played through from the start and must end in mate. `cannot` is proved where every position that can
 * ever arise has been looked at, but for those beyond a dead one: whatever the order, nothing is put away but to be looked at, and two positions are
 * taken for one only where they are the same (`found-positions.ts`). Anything else is `undecided`, and so is a position that no legal game leads to.
 *
 * That both help a mate along, one side with what stands in its own king's way, is M. Ambrona's ("A Practical Algorithm for Chess Unwinnability",
 * FUN 2022); to take turns between several ideas of what is near is M. Helmert's ("The Fast Downward Planning System", 2006).
 */
import type { Chess } from 'chessops/chess';
import type { Color, Move } from '../squares.js';
import { moveOf, type Position } from './board.js';
import { canArise } from './can-arise.js';
import { canMate } from './dead-position.js';
import { FoundPositions } from './found-positions.js';
import { CORNERS, distanceToMate } from './helpmate-distance.js';
import { isMatingLine, type Verdict } from './mating-line.js';
import { legalMoves } from './native-moves.js';
import { positionKey } from './position-key.js';
import { isWalledOff } from './walls.js';

/** Decides whether this side can mate by any series of legal moves, looking at no more than so many positions. */
export function decide(position: Position, side: Color, { nodes }: { readonly nodes: number }): Verdict {
  const start = position.native();
  if (!canArise(start)) return { verdict: 'undecided', nodes: 0 };
  if (!canMate(position, side) || isWalledOff(start, side)) return { verdict: 'cannot', nodes: 0 };
  if (nodes <= 0) return { verdict: 'undecided', nodes: 0 };
  const search = new Search(start, side, nodes);
  const end = search.run();
  const used = search.nodes;
  if (end === 'no mate') return { verdict: 'cannot', nodes: used };
  if (end === 'left open') return { verdict: 'undecided', nodes: used };
  const line = shortened(end, side);
  return isMatingLine(position, side, line)
    ? { verdict: 'can', line, nodes: used }
    : { verdict: 'undecided', nodes: used };
}

/**
 * From each position on the way the one legal move that leads farthest along it, for kings walk about while they wait; and a mate at once, where
 * there is one.
 */
function shortened(way: readonly Chess[], side: Color): readonly Move[] {
  const places = new Map(way.map((chess, place) => [positionKey(chess), place]));
  const line: Move[] = [];
  let [current] = way;
  for (let place = 0; current && place < way.length - 1;) {
    const from = current;
    const nexts = legalMoves(from, from.ctx()).map((move) => {
      const next = from.clone();
      next.play(move);
      return { move, next, place: places.get(positionKey(next)) ?? 0 };
    });
    const mating = from.turn === side ? nexts.find(({ next }) => next.isCheckmate()) : undefined;
    const best = mating ?? nexts.reduce((one, other) => (other.place > one.place ? other : one));
    // The way itself leads on by one at least.
    line.push(moveOf(from, best.move));
    if (mating) break;
    place = best.place;
    current = best.next;
  }
  return line;
}

/** Positions still to be looked at, those with the smallest number first, and of these the one that has waited longest. */
class Queue {
  readonly #rows: number[][] = [];
  readonly #taken: number[] = [];
  #first = 0;
  #nearest = Infinity;

  add(found: number, distance: number): void {
    (this.#rows[distance] ??= []).push(found);
    this.#first = Math.min(this.#first, distance);
    this.#nearest = Math.min(this.#nearest, distance);
  }

  /** The smallest distance that was ever there. */
  get nearest(): number {
    return this.#nearest;
  }

  take(): number | undefined {
    for (; this.#first < this.#rows.length; this.#first += 1) {
      const taken = this.#taken[this.#first] ?? 0;
      const found = this.#rows[this.#first]?.[taken];
      this.#taken[this.#first] = taken + 1;
      if (found !== undefined) return found;
      this.#rows[this.#first] = [];
      this.#taken[this.#first] = 0;
    }
    return undefined;
  }
}

class Search {
  readonly #side: Color;
  readonly #most: number;
  readonly #found: FoundPositions;
  /** One for each corner, and one in which nothing is nearer than another. */
  readonly #queues = [...CORNERS, undefined].map((corner) => ({ corner, queue: new Queue() }));
  /** Those that have been looked at: they may wait in another queue still. */
  readonly #done = new Set<number>();
  /** Those that came about by a capture or a pawn move: nothing else can close what was open before. */
  readonly #changed = new Set<number>();

  constructor(start: Chess, side: Color, most: number) {
    this.#side = side;
    this.#most = most;
    this.#found = new FoundPositions(start);
    this.#found.add(start, -1);
    this.#putAside(start, 0);
  }

  get nodes(): number {
    return this.#found.size;
  }

  /** The way to a mate, or whether all was seen that there is. */
  run(): readonly Chess[] | 'no mate' | 'left open' {
    const start = this.#found.at(0);
    if (start.turn !== this.#side && start.isCheckmate()) return [start];
    for (let open = true; open;) {
      open = false;
      for (const { queue } of this.#queues) {
        // As long as it comes nearer.
        for (let nearest = Infinity; queue.nearest < nearest;) {
          nearest = queue.nearest;
          const next = this.#next(queue);
          if (next === undefined) break;
          open = true;
          const end = this.#lookOn(next);
          if (end !== undefined) return end;
        }
      }
    }
    return 'no mate';
  }

  /** The first of a queue that has not been looked at. */
  #next(queue: Queue): number | undefined {
    let next = queue.take();
    while (next !== undefined && this.#done.has(next)) next = queue.take();
    return next;
  }

  /** Looks at all that can follow a position by one move. */
  #lookOn(from: number): readonly Chess[] | 'left open' | undefined {
    this.#done.add(from);
    const chess = this.#found.at(from);
    if (this.#changed.has(from) && this.#isShut(chess)) return undefined;
    for (const move of legalMoves(chess, chess.ctx())) {
      const next = chess.clone();
      next.play(move);
      if (next.hasInsufficientMaterial(this.#side)) continue;
      if (this.nodes >= this.#most) return 'left open';
      const added = this.#found.add(next, from);
      if (added === undefined) continue;
      if (chess.turn === this.#side && next.isCheck() && !hasMoves(next)) return this.#found.wayTo(added);
      if (next.halfmoves === 0) this.#changed.add(added);
      this.#putAside(next, added);
    }
    return undefined;
  }

  /** Asked only where there may be walls: a queen is hardly ever behind them, and there are none without pawns. */
  #isShut(chess: Chess): boolean {
    const { board } = chess;
    return board.pawn.nonEmpty() && board[this.#side].isDisjoint(board.queen) && isWalledOff(chess, this.#side);
  }

  #putAside(chess: Chess, found: number): void {
    for (const { corner, queue } of this.#queues)
      queue.add(found, corner === undefined ? 0 : distanceToMate(chess, this.#side, corner));
  }
}

function hasMoves(chess: Chess): boolean {
  return chess.hasDests(chess.ctx());
}
