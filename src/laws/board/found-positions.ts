/**
 * Positions that a search has found, each with the one before it on the way there. They are kept in numbers, all that makes two positions different,
 * so that a million have room; two are taken for one only where every number is the same, and what is proved of one holds for the other.
 */
import { pawnAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { opposite } from '../squares.js';

/** Numbers for each position. */
const WIDTH = 9;
const FIRST_ROOM = 1 << 12;

export class FoundPositions {
  /** The first position: castling can only go the way it could go there. */
  readonly #start: Chess;
  #numbers = new Int32Array(FIRST_ROOM * WIDTH);
  #before = new Int32Array(FIRST_ROOM);
  /** One more than the position, at the place that its numbers come to or the next free one; 0 where there is none. */
  #places = new Int32Array(FIRST_ROOM * 2);
  size = 0;

  constructor(start: Chess) {
    this.#start = start;
  }

  /** Its number from now on; `undefined` where it had been found already. */
  add(chess: Chess, before: number): number | undefined {
    if (this.size === this.#before.length) this.#grow();
    const added = this.size;
    this.#write(chess, added * WIDTH);
    const place = this.#placeFor(added);
    if (this.#places[place] !== 0) return undefined;
    this.#places[place] = added + 1;
    this.#before[added] = before;
    this.size += 1;
    return added;
  }

  /** The position, with all that its legal moves depend on. */
  at(found: number): Chess {
    const chess = this.#start.clone();
    const { board, castles } = chess;
    const set = (index: number): SquareSet => {
      const at = found * WIDTH + index;
      return new SquareSet(this.#numbers[at] ?? 0, this.#numbers[at + 1] ?? 0);
    };
    const white = set(0);
    const one = set(2);
    const two = set(4);
    const three = set(6);
    const rest = this.#numbers[found * WIDTH + 8] ?? 0;
    board.pawn = one.diff(two).diff(three);
    board.knight = two.diff(one).diff(three);
    board.rook = three.diff(one).diff(two);
    board.bishop = one.intersect(two);
    board.queen = one.intersect(three);
    board.king = two.intersect(three);
    board.occupied = one.union(two).union(three);
    board.white = white;
    board.black = board.occupied.diff(white);
    board.promoted = SquareSet.empty();
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
    const { white, pawn, knight, bishop, rook, queen, king } = board;
    const numbers = this.#numbers;
    numbers[at] = white.lo;
    numbers[at + 1] = white.hi;
    // The kind of piece on each square, in three planes.
    numbers[at + 2] = pawn.lo | bishop.lo | queen.lo;
    numbers[at + 3] = pawn.hi | bishop.hi | queen.hi;
    numbers[at + 4] = knight.lo | bishop.lo | king.lo;
    numbers[at + 5] = knight.hi | bishop.hi | king.hi;
    numbers[at + 6] = rook.lo | queen.lo | king.lo;
    numbers[at + 7] = rook.hi | queen.hi | king.hi;
    // En passant counts only where a pawn stands to take so.
    const passed =
      epSquare !== undefined && pawnAttacks(opposite(turn), epSquare).intersect(pawn).intersects(board[turn])
        ? epSquare + 1
        : 0;
    const { lo, hi } = castles.castlingRights;
    numbers[at + 8] = (turn === 'white' ? 1 : 0) | (passed << 1) | ((lo & 0xff) << 8) | ((hi >>> 24) << 16);
  }

  /** Where the position is, or where there is room for it. */
  #placeFor(found: number): number {
    const numbers = this.#numbers;
    const start = found * WIDTH;
    let mixed = 0;
    for (let index = 0; index < WIDTH; index += 1) {
      mixed = Math.imul(mixed ^ (numbers[start + index] ?? 0), 0x9e3779b1);
      mixed ^= mixed >>> 15;
    }
    const last = this.#places.length - 1;
    let place = mixed & last;
    for (let other = this.#places[place] ?? 0; other !== 0; other = this.#places[place] ?? 0) {
      if (this.#isSame(start, (other - 1) * WIDTH)) return place;
      place = (place + 1) & last;
    }
    return place;
  }

  #isSame(one: number, other: number): boolean {
    for (let index = 0; index < WIDTH; index += 1)
      if (this.#numbers[one + index] !== this.#numbers[other + index]) return false;
    return true;
  }

  #grow(): void {
    const numbers = new Int32Array(this.#numbers.length * 2);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    const before = new Int32Array(this.#before.length * 2);
    before.set(this.#before);
    this.#before = before;
    this.#places = new Int32Array(this.#places.length * 2);
    for (let found = 0; found < this.size; found += 1) this.#places[this.#placeFor(found)] = found + 1;
  }
}
