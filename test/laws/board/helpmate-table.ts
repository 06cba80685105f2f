/**
 * Whether White can still mate, for every position of a few men at once: a table for each set of men, found backwards from its mates. It shares
 * nothing with the code that it checks, and knows no material that is too little, no walls and no costs: only how the men move.
 *
 * A table has an entry for each player to move and each placing of all men but Black's king: the set of his squares, as bits, from which White can
 * still mate. A position belongs to it if it is mate, or if a legal move leads to one that belongs: into the same table, or by capture and promotion
 * into another. Beginning with the mates this is asked of all entries, again and again, until nothing new is found. What is left cannot be won.
 *
 * A move is legal where the piece goes so and the player who made it is not in check afterwards; both are seen for all squares of Black's king at once.
 * Where he himself stands in the way of a piece, the move is not for those squares. There is no castling. So left and right are alike, and entries with
 * White's king on the files a to d are enough.
 */
import { attacks, between, kingAttacks, knightAttacks, pawnAttacks } from 'chessops/attacks';
import { Castles, Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { COLORS, PROMOTION_KINDS, opposite, type Color } from '../../../src/laws/squares.js';

export type Role = 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';
export interface Man {
  readonly color: Color;
  readonly role: Role;
}

const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
/** Besides the kings. More would not fit. */
const MOST_MEN = 2;

/** The squares that a piece passes one after the other, by piece, square and direction. */
const RAYS: Readonly<Record<Exclude<Role, 'pawn'>, readonly (readonly (readonly number[])[])[]>> = {
  queen: rays([...straight(), ...diagonal()]),
  rook: rays(straight()),
  bishop: rays(diagonal()),
  knight: everySquare((square) => [...knightAttacks(square)].map((to) => [to])),
};
const KING_STEPS = everySquare((square) => [...kingAttacks(square)]);

function everySquare<T>(of: (square: number) => T): readonly T[] {
  return Array.from({ length: 64 }, (_, square) => of(square));
}

function straight(): readonly (readonly [number, number])[] {
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
}

function diagonal(): readonly (readonly [number, number])[] {
  return [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ];
}

function rays(directions: readonly (readonly [number, number])[]): readonly (readonly (readonly number[])[])[] {
  return everySquare((square) =>
    directions.map(([right, up]) => {
      const squares: number[] = [];
      let file = (square & 7) + right;
      let rank = (square >> 3) + up;
      for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += right, rank += up) squares.push(rank * 8 + file);
      return squares;
    }),
  );
}

/** A set of squares for each entry: the lower and the upper half of the board. */
class Sets {
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(size: number) {
    this.low = new Int32Array(size);
    this.high = new Int32Array(size);
  }

  has(entry: number, square: number): boolean {
    return (((square < 32 ? this.low : this.high)[entry]! >>> (square & 31)) & 1) === 1;
  }

  set(entry: number, { lo, hi }: SquareSet): void {
    this.low[entry] = lo;
    this.high[entry] = hi;
  }

  get(entry: number): SquareSet {
    return new SquareSet(this.low[entry]!, this.high[entry]!);
  }

  /** Squares of all entries together. */
  count(): number {
    let count = 0;
    for (const half of [this.low, this.high]) for (let left of half) for (; left !== 0; left &= left - 1) count += 1;
    return count;
  }
}

/** Sets for each player to move. */
type BothTurns = Readonly<Record<Color, Sets>>;

/** Another table, and which man of this one stands at each of its places. */
interface Link {
  readonly table: Table;
  readonly order: readonly number[];
}

class Table {
  readonly men: readonly Man[];
  readonly legal: BothTurns;
  readonly winnable: BothTurns;
  readonly #mates: Sets;
  readonly #here: Link;
  /** Without this man. */
  readonly #without: readonly Link[];
  /** Where this man is a pawn: what it becomes, and likewise when it captures that man. */
  readonly #promoted: readonly (readonly Link[])[];
  readonly #promotedWithout: readonly (readonly (readonly Link[])[])[];
  /** The squares found from which a move leads on. */
  #low = 0;
  #high = 0;

  constructor(men: readonly Man[], tableOf: (men: readonly Man[]) => Table) {
    this.men = men;
    const size = 64 ** (men.length + 1);
    this.legal = { white: new Sets(size), black: new Sets(size) };
    this.winnable = { white: new Sets(size), black: new Sets(size) };
    this.#mates = new Sets(size);
    const places = men.map((_, place) => place);
    this.#here = { table: this, order: places };
    const linkTo = (kept: readonly (Man & { readonly place: number })[]): Link => {
      const sorted = inOrder(kept);
      return {
        table: tableOf(sorted.map(({ color, role }) => ({ color, role }))),
        order: sorted.map((man) => man.place),
      };
    };
    const placed = men.map((man, place) => ({ ...man, place }));
    const withoutMan = (place: number, all = placed) => all.filter((man) => man.place !== place);
    const promotions = (place: number) =>
      men[place]?.role === 'pawn'
        ? PROMOTION_KINDS.map((role) => placed.map((man) => (man.place === place ? { ...man, role } : man)))
        : [];
    this.#without = places.map((place) => linkTo(withoutMan(place)));
    this.#promoted = places.map((place) => promotions(place).map(linkTo));
    this.#promotedWithout = places.map((place) =>
      places.map((taken) => (taken === place ? [] : promotions(place).map((all) => linkTo(withoutMan(taken, all))))),
    );
    this.#findLegal(size);
    this.#findMates(size);
    this.#findWinnable(size);
  }

  entry(king: number, squares: readonly number[]): number {
    return squares.reduce((entry, square, place) => entry | (square << (6 * (place + 1))), king);
  }

  /** Whether an entry is used: White's king on the left, no two on one square, no pawn where none can be. */
  #isUsed(entry: number): boolean {
    if (isMirrored(entry)) return false;
    for (let place = 0; place < this.men.length; place += 1) {
      const square = this.#squareAt(entry, place);
      if (square === (entry & 63) || this.#placeOf(entry, square) !== place) return false;
      if (this.men[place]!.role === 'pawn' && (square < 8 || square >= 56)) return false;
    }
    return true;
  }

  /** The squares for Black's king on which the player who is not to move is not in check. */
  #findLegal(size: number): void {
    for (let entry = 0; entry < size; entry += 1) {
      if (!this.#isUsed(entry)) continue;
      const king = entry & 63;
      const squares = this.men.map((_, place) => this.#squareAt(entry, place));
      const occupied = squares.reduce((all, square) => all.with(square), SquareSet.fromSquare(king));
      const free = SquareSet.full().diff(occupied).diff(kingAttacks(king));
      let unattacked = free;
      let shielded = free;
      this.men.forEach((man, place) => {
        const square = squares[place]!;
        const attacked = attacks(man, square, occupied);
        if (man.color === 'white') unattacked = unattacked.diff(attacked);
        // Black's king may stand between his own piece and White's king.
        else if (attacked.has(king)) shielded = shielded.intersect(between(square, king));
      });
      this.legal.white.set(entry, unattacked);
      this.legal.black.set(entry, shielded);
    }
  }

  /** In check he is where he may stand with Black to move, and may not with White to move. */
  #findMates(size: number): void {
    for (let entry = 0; entry < size; entry += 1) {
      const checked = this.legal.black.get(entry).diff(this.legal.white.get(entry));
      if (checked.isEmpty()) continue;
      this.#lookAhead('black', entry, 'legal');
      this.#mates.set(entry, checked.diff(new SquareSet(this.#low, this.#high)));
    }
  }

  #findWinnable(size: number): void {
    this.winnable.black.low.set(this.#mates.low);
    this.winnable.black.high.set(this.#mates.high);
    let open = { white: this.#openEntries('white', size), black: this.#openEntries('black', size) };
    for (let grown = true; grown;) {
      grown = false;
      for (const turn of ['white', 'black'] as const) {
        const { low, high } = this.winnable[turn];
        const legal = this.legal[turn];
        for (const entry of open[turn]) {
          this.#lookAhead(turn, entry, 'winnable');
          const newLow = this.#low & legal.low[entry]! & ~low[entry]!;
          const newHigh = this.#high & legal.high[entry]! & ~high[entry]!;
          if ((newLow | newHigh) === 0) continue;
          low[entry]! |= newLow;
          high[entry]! |= newHigh;
          grown = true;
        }
        open = { ...open, [turn]: open[turn].filter((entry) => this.#isOpen(turn, entry)) };
      }
    }
  }

  #openEntries(turn: Color, size: number): Int32Array {
    const open = new Int32Array(size);
    let count = 0;
    for (let entry = 0; entry < size; entry += 1) if (this.#isOpen(turn, entry)) open[count++] = entry;
    return open.slice(0, count);
  }

  /** Whether there are squares that may yet be found. */
  #isOpen(turn: Color, entry: number): boolean {
    const legal = this.legal[turn];
    const winnable = this.winnable[turn];
    return legal.low[entry] !== winnable.low[entry] || legal.high[entry] !== winnable.high[entry];
  }

  /** Finds the squares of Black's king from which a move leads to a position that is legal, or winnable. */
  #lookAhead(turn: Color, entry: number, to: 'legal' | 'winnable'): void {
    this.#low = 0;
    this.#high = 0;
    if (turn === 'white') this.#whiteKing(entry, to);
    else this.#blackKing(entry, to);
    for (let place = 0; place < this.men.length; place += 1) {
      const { color, role } = this.men[place]!;
      if (color !== turn) continue;
      if (role === 'pawn') this.#pawn(entry, place, to);
      else this.#piece(entry, place, role, to);
    }
  }

  #whiteKing(entry: number, to: 'legal' | 'winnable'): void {
    for (const square of KING_STEPS[entry & 63]!) {
      const place = this.#placeOf(entry, square);
      const next = (entry & ~63) | square;
      if (place !== -1 && this.men[place]!.color === 'white') continue;
      const { table, order } = place === -1 ? this.#here : this.#without[place]!;
      const other = this.#entryOf(order, next);
      const { low, high } = table[to].black;
      const mirror = MIRROR & (low.length - 1);
      this.#low |= isMirrored(other) ? mirrored(low[other ^ mirror]!) : low[other]!;
      this.#high |= isMirrored(other) ? mirrored(high[other ^ mirror]!) : high[other]!;
    }
  }

  #blackKing(entry: number, to: 'legal' | 'winnable'): void {
    const next = this[to].white;
    let come = SquareSet.empty();
    const { lo, hi } = beside(next.low[entry]!, next.high[entry]!);
    this.men.forEach(({ color }, place) => {
      if (color === 'black') return;
      const square = this.#squareAt(entry, place);
      const { table, order } = this.#without[place]!;
      if (table[to].white.has(this.#entryOf(order, entry), square)) come = come.union(kingAttacks(square));
    });
    this.#low |= lo | come.lo;
    this.#high |= hi | come.hi;
  }

  #piece(entry: number, place: number, role: Exclude<Role, 'pawn'>, to: 'legal' | 'winnable'): void {
    const { color } = this.men[place]!;
    const other = opposite(color);
    // Most moves stay in this table, and most of the time goes here.
    const { low, high } = this[to][other];
    const shift = 6 * (place + 1);
    const rest = entry & ~(63 << shift);
    let foundLow = 0;
    let foundHigh = 0;
    for (const ray of RAYS[role][(entry >> shift) & 63]!) {
      let passedLow = 0;
      let passedHigh = 0;
      for (const square of ray) {
        if (square === (entry & 63)) break;
        const met = this.#placeOf(entry, square);
        const next = rest | (square << shift);
        if (met !== -1) {
          if (this.men[met]!.color !== color) this.#add(this.#without[met]!, other, next, to, passedLow, passedHigh);
          break;
        }
        foundLow |= low[next]! & ~passedLow;
        foundHigh |= high[next]! & ~passedHigh;
        if (square < 32) passedLow |= 1 << square;
        else passedHigh |= 1 << (square - 32);
      }
    }
    this.#low |= foundLow;
    this.#high |= foundHigh;
  }

  #pawn(entry: number, place: number, to: 'legal' | 'winnable'): void {
    const { color } = this.men[place]!;
    const other = opposite(color);
    const shift = 6 * (place + 1);
    const rest = entry & ~(63 << shift);
    const from = (entry >> shift) & 63;
    const forward = color === 'white' ? 8 : -8;
    const promotes = SquareSet.backranks().has(from + forward);
    const isFree = (square: number) => square !== (entry & 63) && this.#placeOf(entry, square) === -1;
    const ahead = from + forward;
    if (isFree(ahead)) {
      for (const link of promotes ? this.#promoted[place]! : [this.#here])
        this.#add(link, other, rest | (ahead << shift), to, 0, 0);
      const two = ahead + forward;
      const isFirst = color === 'white' ? from < 16 : from >= 48;
      if (isFirst && isFree(two)) {
        const passed = SquareSet.fromSquare(ahead);
        const next = rest | (two << shift);
        const taker = to === 'winnable' ? this.#takerEnPassant(next, place, ahead) : -1;
        if (taker === -1) this.#add(this.#here, other, next, to, passed.lo, passed.hi);
        else {
          const squares = this.#winnableEnPassant(next, place, ahead, taker).diff(passed);
          this.#low |= squares.lo;
          this.#high |= squares.hi;
        }
      }
    }
    for (const square of pawnAttacks(color, from)) {
      const met = this.#placeOf(entry, square);
      if (met === -1 || this.men[met]!.color === color) continue;
      for (const link of promotes ? this.#promotedWithout[place]![met]! : [this.#without[met]!])
        this.#add(link, other, rest | (square << shift), to, 0, 0);
    }
  }

  /** Which pawn can take the one at `place`, which has just passed this square; -1 if none. */
  #takerEnPassant(entry: number, place: number, passed: number): number {
    const { color } = this.men[place]!;
    return this.men.findIndex(
      (man, other) =>
        man.role === 'pawn' && man.color !== color && pawnAttacks(man.color, this.#squareAt(entry, other)).has(passed),
    );
  }

  /**
   * With the right to take en passant there is one move more, if it is legal: then it is not mate, and what can be won by it can be won.
   */
  #winnableEnPassant(entry: number, place: number, passed: number, taker: number): SquareSet {
    const { color } = this.men[place]!;
    const shift = 6 * (taker + 1);
    const { table, order } = this.#without[place]!;
    const after = this.#entryOf(order, (entry & ~(63 << shift)) | (passed << shift));
    const legal = table.legal[color].get(after).intersect(this.legal[opposite(color)].get(entry));
    const mates = color === 'white' ? this.#mates.get(entry).intersect(legal) : SquareSet.empty();
    return this.winnable[opposite(color)]
      .get(entry)
      .diff(mates)
      .union(table.winnable[color].get(after).intersect(legal));
  }

  /** The same for one position: the pawn that has just gone two squares can be taken. */
  canMateEnPassant(entry: number, blackKing: number, passed: number): boolean {
    const color = passed < 32 ? 'white' : 'black';
    const place = this.men.findIndex(
      (man, index) => man.color === color && this.#squareAt(entry, index) === passed + (color === 'white' ? 8 : -8),
    );
    const taker = this.#takerEnPassant(entry, place, passed);
    return this.#winnableEnPassant(entry, place, passed, taker).has(blackKing);
  }

  count(of: 'legal' | 'winnable'): number {
    return this[of].white.count() + this[of].black.count();
  }

  /** As many positions as are asked for, from all parts of the table, that White cannot win; fewer where there are no more. */
  unwinnable(count: number): readonly Chess[] {
    const step = Math.max(1, (this.count('legal') - this.count('winnable')) / count);
    const found: Chess[] = [];
    let passed = 0;
    for (const turn of COLORS) {
      for (const entry of this.#openEntries(turn, this.legal[turn].low.length)) {
        for (const king of this.legal[turn].get(entry).diff(this.winnable[turn].get(entry))) {
          if (passed >= found.length * step) found.push(this.#chess(turn, entry, king));
          passed += 1;
        }
      }
    }
    return found;
  }

  #chess(turn: Color, entry: number, king: number): Chess {
    const chess = Chess.default();
    chess.board.clear();
    chess.castles = Castles.empty();
    chess.turn = turn;
    chess.board.set(entry & 63, { color: 'white', role: 'king' });
    chess.board.set(king, { color: 'black', role: 'king' });
    this.men.forEach((man, place) => chess.board.set(this.#squareAt(entry, place), man));
    return chess;
  }

  #squareAt(entry: number, place: number): number {
    return (entry >> (6 * (place + 1))) & 63;
  }

  #placeOf(entry: number, square: number): number {
    for (let place = 0; place < this.men.length; place += 1)
      if (((entry >> (6 * (place + 1))) & 63) === square) return place;
    return -1;
  }

  #entryOf(order: readonly number[], entry: number): number {
    let other = entry & 63;
    for (let place = 0; place < order.length; place += 1)
      other |= ((entry >> (6 * (order[place]! + 1))) & 63) << (6 * (place + 1));
    return other;
  }

  /** All squares of Black's king in another position, but for those that the move has passed. */
  #add(link: Link, turn: Color, entry: number, to: 'legal' | 'winnable', passedLow: number, passedHigh: number): void {
    const { low, high } = link.table[to][turn];
    const other = link === this.#here ? entry : this.#entryOf(link.order, entry);
    this.#low |= low[other]! & ~passedLow;
    this.#high |= high[other]! & ~passedHigh;
  }
}

/** Puts every man of an entry on the other side of the board. */
const MIRROR = 0o070707;

/** White's king on the files e to h. */
function isMirrored(entry: number): boolean {
  return (entry & 4) !== 0;
}

function mirrored(row: number): number {
  const pairs = ((row >>> 1) & 0x55555555) | ((row & 0x55555555) << 1);
  const fours = ((pairs >>> 2) & 0x33333333) | ((pairs & 0x33333333) << 2);
  return ((fours >>> 4) & 0x0f0f0f0f) | ((fours & 0x0f0f0f0f) << 4);
}

const NOT_FILE_A = 0xfefefefe | 0;
const NOT_FILE_H = 0x7f7f7f7f;

/** The squares beside these, on which a king stands before he comes to one of them. */
function beside(low: number, high: number): { readonly lo: number; readonly hi: number } {
  const besideLow = ((low & NOT_FILE_H) << 1) | ((low & NOT_FILE_A) >>> 1);
  const besideHigh = ((high & NOT_FILE_H) << 1) | ((high & NOT_FILE_A) >>> 1);
  const rowLow = low | besideLow;
  const rowHigh = high | besideHigh;
  return {
    lo: besideLow | (rowLow << 8) | (rowLow >>> 8) | (rowHigh << 24),
    hi: besideHigh | (rowHigh << 8) | (rowHigh >>> 8) | (rowLow >>> 24),
  };
}

function inOrder<T extends Man>(men: readonly T[]): readonly T[] {
  const rank = ({ color, role }: Man) => COLORS.indexOf(color) * ROLES.length + ROLES.indexOf(role);
  return [...men].sort((one, other) => rank(one) - rank(other));
}

/** The square that a pawn has just passed, where another can take it there. */
function enPassant(chess: Chess): number | undefined {
  const passed = chess.epSquare;
  if (passed === undefined) return undefined;
  const takers = chess.board.pieces(chess.turn, 'pawn');
  return [...takers].some((pawn) => chess.dests(pawn).has(passed) && (pawn & 7) !== (passed & 7)) ? passed : undefined;
}

/** Tables are made when they are asked for, with all that captures and promotions lead to. */
export class HelpmateTables {
  readonly #tables = new Map<string, Table>();

  /** Whether the side can mate by any series of legal moves. Throws where there are too many men, or a right to castle. */
  canMate(chess: Chess, side: Color): boolean {
    // The tables are White's; for Black the colours are changed, and the ranks with them.
    const named = (color: Color) => (side === 'white' ? color : opposite(color));
    const king = chess.board.kingOf(side) ?? 0;
    const turned = (square: number) => square ^ (side === 'white' ? 0 : 56) ^ ((king & 4) === 0 ? 0 : 7);
    const kings: Record<Color, number> = { white: 0, black: 0 };
    const men: (Man & { readonly square: number })[] = [];
    for (const [at, { color, role }] of chess.board) {
      const square = turned(at);
      if (role === 'king') kings[named(color)] = square;
      else men.push({ color: named(color), role, square });
    }
    if (chess.castles.castlingRights.nonEmpty()) throw new Error('a right to castle');
    const sorted = inOrder(men);
    const table = this.table(sorted);
    const entry = table.entry(
      kings.white,
      sorted.map(({ square }) => square),
    );
    if (!table.legal[named(chess.turn)].has(entry, kings.black)) throw new Error('not a position');
    const passed = enPassant(chess);
    if (passed !== undefined) return table.canMateEnPassant(entry, kings.black, turned(passed));
    return table.winnable[named(chess.turn)].has(entry, kings.black);
  }

  /** The table of these men, besides the kings. */
  table(men: readonly Man[]): Table {
    if (men.length > MOST_MEN) throw new Error('too many men');
    const sorted = inOrder(men).map(({ color, role }) => ({ color, role }));
    const key = sorted.map(({ color, role }) => `${color} ${role}`).join();
    const known = this.#tables.get(key);
    if (known) return known;
    const table = new Table(sorted, (others) => this.table(others));
    this.#tables.set(key, table);
    return table;
  }
}
