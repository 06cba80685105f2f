/**
 * Whether a side can still mate by any series of legal moves (Art. 5.2.2, 6.9, 7.5.5), decided where that can be done at all.
 *
 * First what `canMate` sees at a glance, and closed walls whatever stands behind them. Then a mate is looked for in which both help. Each position is
 * looked at once, and all that can follow it by one move are put aside: those next that seem nearest to a mate in some corner (`helpmate-distance.ts`),
 * by turns in one corner after the other, and among the turns one for the position that has waited longest.
 * Where that has found nothing soon, it is asked once whether the king is closed in (`closed-in.ts`).
 *
 * `can` is proved by its line, which is played through from the start and must end in mate. `cannot` is proved by walls, by kings that are closed in, or where every position that can
 * ever arise has been looked at, but for those beyond a dead one: whatever the order, nothing is put away but to be looked at, and two positions are
 * taken for one only where they are the same (`found-positions.ts`). Anything else is `undecided`, and so is a position that no legal game leads to.
 *
 * That both help a mate along, one side with what stands in its own king's way, is M. Ambrona's ("A Practical Algorithm for Chess Unwinnability",
 * FUN 2022); to take turns between several ideas of what is near is M. Helmert's ("The Fast Downward Planning System", 2006).
 */
import { pawnAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { opposite, type Color, type Move } from '../squares.js';
import { moveOf, type Position } from './board.js';
import { canArise } from './can-arise.js';
import { isClosedIn } from './closed-in.js';
import { canMate } from './dead-position.js';
import { FoundPositions, Waiting } from './found-positions.js';
import { distancesToMate, type Distances } from './helpmate-distance.js';
import { isMatingLine, type Verdict } from './mating-line.js';
import { legalMoves } from './native-moves.js';
import { isWalledOff } from './walls.js';

/**
 * Decides whether this side can mate by any series of legal moves, looking at no more than so many positions. A million take no more than 67 MB in
 * arrays: 28 to 40 bytes a position (`found-positions.ts`), four in each queue (`Waiting` there), and one for what is known of it.
 */
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

/** Nearly all that can be won is found before so many positions; what is not is worth a longer thought. */
const SOON = 4_000;

/** What is kept of a position that was found, besides the position. */
const LOOKED_AT = 1;
/** It came about by a capture or a pawn move: nothing else can close what was open before. */
const CHANGED = 2;

class Search {
  readonly #side: Color;
  readonly #found: FoundPositions;
  /** What seems near a mate, each in its own way. A last way, in which nothing is nearer than another, needs no more than a number. */
  readonly #distances: Distances;
  readonly #queues: readonly Waiting[];
  #longest = 0;
  #closedInAsked = false;
  /** How often walls were looked for, and found. */
  #asked = 0;
  #shut = 0;
  #marks = new Uint8Array(1 << 12);

  constructor(start: Chess, side: Color, most: number) {
    this.#side = side;
    this.#found = new FoundPositions(start, most);
    this.#distances = distancesToMate(start, side);
    this.#queues = this.#distances(start).map(() => new Waiting());
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
    for (;;) {
      if (this.nodes > SOON && !this.#closedInAsked) {
        this.#closedInAsked = true;
        if (isClosedIn(start, this.#side)) return 'no mate';
      }
      for (const waiting of this.#queues) {
        // As long as it comes nearer.
        for (let nearest = Infinity; waiting.nearest < nearest;) {
          nearest = waiting.nearest;
          const next = this.#next(waiting);
          if (next === undefined) break;
          const end = this.#lookOn(next);
          if (end !== undefined) return end;
        }
      }
      while (this.#longest < this.nodes && this.#has(this.#longest, LOOKED_AT)) this.#longest += 1;
      if (this.#longest === this.nodes) return 'no mate';
      const end = this.#lookOn(this.#longest);
      if (end !== undefined) return end;
    }
  }

  /** The first of those that wait which has not been looked at. */
  #next(waiting: Waiting): number | undefined {
    let next = waiting.take();
    while (next !== undefined && this.#has(next, LOOKED_AT)) next = waiting.take();
    return next;
  }

  /** Looks at all that can follow a position by one move. */
  #lookOn(from: number): readonly Chess[] | 'left open' | undefined {
    this.#mark(from, LOOKED_AT);
    const chess = this.#found.at(from);
    if (this.#has(from, CHANGED) && this.#isShut(chess)) return undefined;
    for (const move of legalMoves(chess, chess.ctx())) {
      const next = chess.clone();
      next.play(move);
      const isChanged = next.halfmoves === 0;
      if (isChanged && next.hasInsufficientMaterial(this.#side)) continue;
      const added = this.#found.add(next, from);
      if (added === 'full') return 'left open';
      if (added === undefined) continue;
      if (chess.turn === this.#side && next.isCheck() && !hasMoves(next)) return this.#found.wayTo(added);
      this.#putAside(next, added);
      if (isChanged) this.#mark(added, CHANGED);
    }
    return undefined;
  }

  /**
   * Asked only where there may be walls: a queen is hardly ever behind them, and there are none without pawns. It takes longer than all else, so where
   * it was hardly ever true it is asked of a few positions only; the others are looked at instead.
   */
  #isShut(chess: Chess): boolean {
    const { board } = chess;
    if (board.pawn.isEmpty() || board[this.#side].intersects(board.queen)) return false;
    this.#asked += 1;
    if (this.#asked > 1_000 && this.#shut * 50 < this.#asked && this.#asked % 16 !== 0) return false;
    const isShut = isWalledOff(chess, this.#side);
    if (isShut) this.#shut += 1;
    return isShut;
  }

  #putAside(chess: Chess, found: number): void {
    if (found === this.#marks.length) {
      const marks = new Uint8Array(found * 2);
      marks.set(this.#marks);
      this.#marks = marks;
    }
    const distances = this.#distances(chess);
    this.#queues.forEach((waiting, way) => waiting.add(distances[way] ?? 0));
  }

  #has(found: number, mark: number): boolean {
    return ((this.#marks[found] ?? 0) & mark) !== 0;
  }

  #mark(found: number, mark: number): void {
    this.#marks[found] = (this.#marks[found] ?? 0) | mark;
  }
}

function hasMoves(chess: Chess): boolean {
  return chess.hasDests(chess.ctx());
}

/**
 * A position as a text: two have the same one only if they have the same pieces on the same squares, player to move, rights to castle
 * and pawn to be taken en passant. Nothing is lost in it as in a hash, so that what is proved of one position holds for the other.
 *
 * The kind of piece on each square is in three planes of bits, the color in a fourth.
 */
function positionKey({ board, turn, castles, epSquare }: Chess): string {
  const { white, pawn, knight, bishop, rook, queen, king } = board;
  const planes = [
    white,
    pawn.union(bishop).union(queen),
    knight.union(bishop).union(king),
    rook.union(queen).union(king),
    castles.castlingRights,
  ];
  // En passant counts only where a pawn stands to take so.
  const takers =
    epSquare === undefined ? undefined : pawnAttacks(opposite(turn), epSquare).intersect(pawn).intersect(board[turn]);
  const rest = (takers?.nonEmpty() && epSquare !== undefined ? epSquare + 1 : 0) * 2 + (turn === 'white' ? 1 : 0);
  return String.fromCharCode(rest, ...planes.flatMap(({ lo, hi }) => [lo & 0xffff, lo >>> 16, hi & 0xffff, hi >>> 16]));
}
