/**
 * Positions that a search has found, each with the one before it on the way there, and which of them wait to be looked at. They are kept in
 * numbers, all that makes two positions different, so that a million have room; two are taken for one only where every number is the same, and
 * what is proved of one holds for the other.
 *
 * A position takes two numbers for the squares that are occupied, one for eight of the pieces on them, in the order of the squares, and one for the
 * rest; with the one before and its place in the table that is 28 to 40 bytes, and no more than 42 MB for a million.
 */
import { pawnAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite } from '../squares.js';

/** A piece takes four bits: its color and one of six kinds. */
const PIECES_A_NUMBER = 8;
const FIRST_ROOM = 1 << 12;

export class FoundPositions {
  /** The first position: castling can only go the way it could go there, and no later one has more pieces. */
  readonly #start: Chess;
  /** Numbers for each position. */
  readonly #width: number;
  /** How many positions may be found. */
  readonly #most: number;
  #numbers: Int32Array;
  #before: Int32Array;
  /** One more than the position, at the place that its numbers come to or the next free one; 0 where there is none. */
  #places: Int32Array;
  size = 0;

  constructor(start: Chess, most: number) {
    this.#start = start;
    this.#most = most;
    this.#width = 3 + Math.ceil(start.board.occupied.size() / PIECES_A_NUMBER);
    // One more than may be found: each is written down before it is seen whether it is new.
    const room = Math.min(FIRST_ROOM, most + 1);
    this.#numbers = new Int32Array(room * this.#width);
    this.#before = new Int32Array(room);
    this.#places = new Int32Array(FIRST_ROOM * 2);
  }

  /** Its number from now on; `undefined` where it had been found already, `full` where it is new and there may be no more. */
  add(chess: Chess, before: number): number | 'full' | undefined {
    if (this.size === this.#before.length) this.#grow();
    const added = this.size;
    this.#write(chess, added * this.#width);
    const place = this.#placeFor(added);
    if (this.#places[place] !== 0) return undefined;
    if (added === this.#most) return 'full';
    this.#places[place] = added + 1;
    this.#before[added] = before;
    this.size += 1;
    return added;
  }

  /** The position, with all that its legal moves depend on. */
  at(found: number): Chess {
    const chess = this.#start.clone();
    const { board, castles } = chess;
    const at = found * this.#width;
    const occupied = new SquareSet(this.#numbers[at] ?? 0, this.#numbers[at + 1] ?? 0);
    const low = [0, 0, 0, 0];
    const high = [0, 0, 0, 0];
    this.#readHalf(at + 3, 0, occupied.lo, low);
    this.#readHalf(at + 3, bitCount(occupied.lo), occupied.hi, high);
    const plane = (index: number): SquareSet => new SquareSet(low[index] ?? 0, high[index] ?? 0);
    const one = plane(0);
    const two = plane(1);
    const three = plane(2);
    board.pawn = one.diff(two).diff(three);
    board.knight = two.diff(one).diff(three);
    board.rook = three.diff(one).diff(two);
    board.bishop = one.intersect(two);
    board.queen = one.intersect(three);
    board.king = two.intersect(three);
    board.occupied = occupied;
    board.white = plane(3);
    board.black = occupied.diff(board.white);
    board.promoted = SquareSet.empty();
    const rest = this.#numbers[at + 2] ?? 0;
    const rights = new SquareSet((rest >>> 8) & 0xff, (rest & 0xff0000) << 8);
    for (const rook of castles.castlingRights.diff(rights)) castles.discardRook(rook);
    chess.turn = (rest & 1) === 1 ? 'white' : 'black';
    const passed = (rest >>> 1) & 0x7f;
    chess.epSquare = passed === 0 ? undefined : passed - 1;
    return chess;
  }

  /** From the first position to this one. */
  wayTo(found: number): readonly Chess[] {
    const way: Chess[] = [];
    for (let one = found; one >= 0; one = this.#before[one] ?? -1) way.push(this.at(one));
    return way.reverse();
  }

  #write({ board, turn, castles, epSquare }: Chess, at: number): void {
    const { white, occupied, pawn, knight, bishop, rook, queen, king } = board;
    const numbers = this.#numbers;
    numbers[at] = occupied.lo;
    numbers[at + 1] = occupied.hi;
    // En passant counts only where a pawn stands to take so.
    const passed =
      epSquare !== undefined && pawnAttacks(opposite(turn), epSquare).intersect(pawn).intersects(board[turn])
        ? epSquare + 1
        : 0;
    const { lo, hi } = castles.castlingRights;
    numbers[at + 2] = (turn === 'white' ? 1 : 0) | (passed << 1) | ((lo & 0xff) << 8) | ((hi >>> 24) << 16);
    numbers.fill(0, at + 3, at + this.#width);
    // The kind of piece on each square, in three planes; the color is a fourth.
    this.#writeHalf(
      at + 3,
      0,
      occupied.lo,
      pawn.lo | bishop.lo | queen.lo,
      knight.lo | bishop.lo | king.lo,
      rook.lo | queen.lo | king.lo,
      white.lo,
    );
    this.#writeHalf(
      at + 3,
      bitCount(occupied.lo),
      occupied.hi,
      pawn.hi | bishop.hi | queen.hi,
      knight.hi | bishop.hi | king.hi,
      rook.hi | queen.hi | king.hi,
      white.hi,
    );
  }

  /** The pieces of one half of the board, of which so many stand in the other half before them. */
  #writeHalf(at: number, first: number, occupied: number, one: number, two: number, three: number, white: number) {
    let piece = first;
    for (let left = occupied; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const code =
        ((one >>> square) & 1) |
        (((two >>> square) & 1) << 1) |
        (((three >>> square) & 1) << 2) |
        (((white >>> square) & 1) << 3);
      const number = at + (piece >>> 3);
      this.#numbers[number] = (this.#numbers[number] ?? 0) | (code << ((piece & 7) * 4));
      piece += 1;
    }
  }

  #readHalf(at: number, first: number, occupied: number, planes: number[]): void {
    let one = 0;
    let two = 0;
    let three = 0;
    let white = 0;
    let piece = first;
    for (let left = occupied; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const code = (this.#numbers[at + (piece >>> 3)] ?? 0) >>> ((piece & 7) * 4);
      if ((code & 1) !== 0) one |= bit;
      if ((code & 2) !== 0) two |= bit;
      if ((code & 4) !== 0) three |= bit;
      if ((code & 8) !== 0) white |= bit;
      piece += 1;
    }
    planes[0] = one;
    planes[1] = two;
    planes[2] = three;
    planes[3] = white;
  }

  /** Where the position is, or where there is room for it. */
  #placeFor(found: number): number {
    const numbers = this.#numbers;
    const width = this.#width;
    const start = found * width;
    let mixed = 0;
    for (let index = 0; index < width; index += 1) {
      mixed = Math.imul(mixed ^ (numbers[start + index] ?? 0), 0x9e3779b1);
      mixed ^= mixed >>> 15;
    }
    const last = this.#places.length - 1;
    let place = mixed & last;
    for (let other = this.#places[place] ?? 0; other !== 0; other = this.#places[place] ?? 0) {
      if (this.#isSame(start, (other - 1) * width)) return place;
      place = (place + 1) & last;
    }
    return place;
  }

  #isSame(one: number, other: number): boolean {
    for (let index = 0; index < this.#width; index += 1)
      if (this.#numbers[one + index] !== this.#numbers[other + index]) return false;
    return true;
  }

  #grow(): void {
    const room = Math.min(this.#before.length * 2, this.#most + 1);
    const numbers = new Int32Array(room * this.#width);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    const before = new Int32Array(room);
    before.set(this.#before);
    this.#before = before;
    this.#places = new Int32Array(this.#places.length * 2);
    for (let found = 0; found < this.size; found += 1) this.#places[this.#placeFor(found)] = found + 1;
  }
}

function bitCount(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Those that wait to be looked at: the ones that seem nearest to the end of the search come first, and of these the one that has waited longest.
 *
 * Each is added as the next number, from 0 on; those of one distance are a chain through one array, so that each takes four bytes.
 */
export class Waiting {
  /** One more than the position that is next in the chain of each; 0 for the last. */
  #next = new Int32Array(FIRST_ROOM);
  /** One more than the first and the last of each distance. */
  readonly #heads: number[] = [];
  readonly #tails: number[] = [];
  #added = 0;
  #first = 0;
  #nearest = Infinity;

  /** The position with the next number. */
  add(distance: number): void {
    if (this.#added === this.#next.length) {
      const next = new Int32Array(this.#added * 2);
      next.set(this.#next);
      this.#next = next;
    }
    this.#added += 1;
    const tail = this.#tails[distance] ?? 0;
    if (tail === 0) this.#heads[distance] = this.#added;
    else this.#next[tail - 1] = this.#added;
    this.#tails[distance] = this.#added;
    this.#first = Math.min(this.#first, distance);
    this.#nearest = Math.min(this.#nearest, distance);
  }

  /** The smallest distance that was ever there. */
  get nearest(): number {
    return this.#nearest;
  }

  take(): number | undefined {
    for (; this.#first < this.#heads.length; this.#first += 1) {
      const head = this.#heads[this.#first] ?? 0;
      if (head === 0) continue;
      this.#heads[this.#first] = this.#next[head - 1] ?? 0;
      if (this.#heads[this.#first] === 0) this.#tails[this.#first] = 0;
      return head - 1;
    }
    return undefined;
  }
}
