/**
 * Whether a side can still mate by any series of legal moves (Art. 5.2.2, 6.9, 7.5.5), decided where that can be done at all.
 *
 * First what `canMate` sees at a glance, and closed walls whatever stands behind them. Then a mate is looked for in which both help:
 * deeper and deeper, each time with a budget. A move that brings the mate nearer costs nothing, another one, a step back two (`helpmate-costs.ts`);
 * so a long way is found early where most of its moves go forward. A table keeps, for each position looked at, the largest budget it was
 * left with; there is no need to look at it again with less.
 *
 * `can` is proved by its line, which is played through from the start and must end in mate. `cannot` is proved where a search has seen every
 * position that can ever arise, but for those beyond a dead one: nothing was left out because a budget was used up, and the table takes two positions
 * for one only where they are the same. Anything else is `undecided`, and so is a position that no legal game leads to.
 *
 * The idea of the costs is M. Ambrona's ("A Practical Algorithm for Chess Unwinnability", FUN 2022).
 */
import type { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import type { Color, Move } from '../squares.js';
import { moveOf, type Position } from './board.js';
import { canArise } from './can-arise.js';
import { canMate } from './dead-position.js';
import { cornersFor, costOf } from './helpmate-costs.js';
import { isMatingLine, type Verdict } from './mating-line.js';
import { legalMoves } from './native-moves.js';
import { positionKey } from './position-key.js';
import { isWalledOff } from './walls.js';

/** Positions looked at with the first budget; twice as many with each that follows. */
const FIRST_NODES = 500;
const FIRST_BUDGET = 2;

/** Longer lines are given up, for they are kept in memory. */
const MOST_PLIES = 5_000;

/** Decides whether this side can mate by any series of legal moves, looking at no more than so many positions. */
export function decide(position: Position, side: Color, { nodes }: { readonly nodes: number }): Verdict {
  const start = position.native();
  if (!canArise(start)) return { verdict: 'undecided', nodes: 0 };
  if (!canMate(position, side) || isWalledOff(start, side)) return { verdict: 'cannot', nodes: 0 };
  const corners = cornersFor(start, side);
  let used = 0;
  for (let round = 0; used < nodes; round += 1) {
    const most = FIRST_NODES * 2 ** round;
    const budget = FIRST_BUDGET + 2 * round;
    for (const limits of [
      ...corners.map((corner) => ({ corner, budget })),
      { corner: corners[0] ?? 0, budget: Infinity },
    ]) {
      if (used >= nodes) break;
      const search = new Search(side, limits.corner, Math.min(most, nodes - used));
      const end = search.run(start, limits.budget);
      used += search.nodes;
      if (end === 'no mate') return { verdict: 'cannot', nodes: used };
      if (end !== 'left open') return proved(position, side, end, used);
    }
  }
  return { verdict: 'undecided', nodes: used };
}

function proved(position: Position, side: Color, natives: readonly NormalMove[], nodes: number): Verdict {
  const line = withoutDetours(position.native(), side, natives);
  return isMatingLine(position, side, line) ? { verdict: 'can', line, nodes } : { verdict: 'undecided', nodes };
}

/**
 * From each position on the line the one legal move that leads farthest along it, for kings walk about while they wait; and a mate at once, where
 * there is one.
 */
function withoutDetours(start: Chess, side: Color, natives: readonly NormalMove[]): readonly Move[] {
  const places = new Map<string, number>();
  const chess = start.clone();
  natives.forEach((native, index) => {
    chess.play(native);
    places.set(positionKey(chess), index + 1);
  });
  const line: Move[] = [];
  let current = start;
  for (let place = 0; place < natives.length;) {
    const nexts = legalMoves(current, current.ctx()).map((move) => {
      const next = current.clone();
      next.play(move);
      return { move, next, place: places.get(positionKey(next)) ?? 0 };
    });
    const mating = current.turn === side ? nexts.find(({ next }) => next.isCheckmate()) : undefined;
    const best = mating ?? nexts.reduce((one, other) => (other.place > one.place ? other : one));
    // The line's own move leads on by one at least.
    line.push(moveOf(current, best.move));
    if (mating) break;
    place = best.place;
    current = best.next;
  }
  return line;
}

/** A position on the line that is being followed. */
interface Ply {
  readonly chess: Chess;
  readonly budget: number;
  /** The cheapest first. */
  readonly moves: readonly { readonly move: NormalMove; readonly cost: number }[];
  /** How many of them have been tried. */
  tried: number;
}

class Search {
  readonly #side: Color;
  readonly #corner: number;
  readonly #most: number;
  readonly #budgets = new Map<string, number>();
  nodes = 0;

  constructor(side: Color, corner: number, most: number) {
    this.#side = side;
    this.#corner = corner;
    this.#most = most;
  }

  /** The line that mates, or whether all was seen that there is. */
  run(start: Chess, budget: number): readonly NormalMove[] | 'no mate' | 'left open' {
    const first = this.#look(start, budget);
    if (!first) return 'no mate';
    if (first === 'mate') return [];
    const line = [first];
    let isWhole = true;
    for (let ply = line.at(-1); ply; ply = line.at(-1)) {
      const next = ply.moves[ply.tried];
      ply.tried += 1;
      if (!next) {
        line.pop();
        continue;
      }
      if (next.cost > ply.budget || line.length > MOST_PLIES) {
        isWhole = false;
        // The others cost as much or more.
        line.pop();
        continue;
      }
      if (this.nodes >= this.#most) return 'left open';
      const chess = ply.chess.clone();
      chess.play(next.move);
      const found = this.#look(chess, ply.budget - next.cost);
      if (found === 'mate') return line.flatMap(({ moves, tried }) => moves[tried - 1]?.move ?? []);
      if (found) line.push(found);
    }
    return isWhole ? 'no mate' : 'left open';
  }

  /** Whether it is mate, or what can be played on; `undefined` where nothing comes of it, or it has been looked at with as large a budget. */
  #look(chess: Chess, budget: number): Ply | 'mate' | undefined {
    if (chess.hasInsufficientMaterial(this.#side)) return undefined;
    const key = positionKey(chess);
    const before = this.#budgets.get(key);
    if (before !== undefined && before >= budget) return undefined;
    this.#budgets.set(key, budget);
    this.nodes += 1;
    const context = chess.ctx();
    const legal = legalMoves(chess, context);
    if (legal.length === 0) return context.checkers.nonEmpty() && chess.turn !== this.#side ? 'mate' : undefined;
    // Only a capture or a pawn move can close what was open before.
    if (before === undefined && chess.halfmoves === 0 && isWalledOff(chess, this.#side)) return undefined;
    const moves = legal.map((move) => ({ move, cost: costOf(chess, move, this.#side, this.#corner) }));
    moves.sort((one, other) => one.cost - other.cost);
    return { chess, budget, moves, tried: 0 };
  }
}
