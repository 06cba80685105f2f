/**
 * Where the pieces of a position can ever come, whatever both sides play: never too little, often too much.
 *
 * It asks not in which order things happen. Starting from the squares they stand on, pieces are let go wherever the rules
 * of Art. 3 would let them if everything that can ever go away had gone, and this is repeated until nothing new is found:
 *
 * - a square is closed to a piece only while one of its own side stands there that can neither move nor be captured;
 * - a pawn goes straight on unless what stands before it can neither move nor be captured, and diagonally where an opponent's
 *   piece can ever come; en passant only past a pawn that still stands where it may go two squares, or has just done so;
 * - the king goes to no square that a pawn attacks which can neither move nor be captured;
 * - a piece is lost when an opponent's one can come, with a capture, to a square where it can come.
 *
 * Why that is enough: let every piece stand, after any number of legal moves, on a square found for it, and everything that
 * was captured be found capturable. Whatever stood in the way of the next move and is gone has moved or was captured, so it
 * was not held for immovable, and the square of the next move is found too. It is so before the first move; hence always.
 *
 * Promotion changes the pieces themselves and is not followed: where a pawn can ever reach the last rank there is no answer.
 * Nor is there one while queens, rooks or knights are left, which hardly anything shuts in (so castling needs no thought).
 */
import { COLORS, SQUARES, fileIndex, opposite, rankIndex, type Color, type PlacedPiece } from '../squares.js';
import type { Position } from './board.js';

/** A piece and all the squares it can ever come to, its own among them. */
export interface Reach {
  readonly piece: PlacedPiece;
  /** Squares as indices into `SQUARES`. */
  readonly squares: ReadonlySet<number>;
}

interface Roamer extends Reach {
  readonly home: number;
  readonly squares: Set<number>;
  capturable: boolean;
}

type Step = readonly [file: number, rank: number];

const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** A bishop goes its way in single steps: each square of the way must be free at that moment anyhow. */
const STEPS: Readonly<Record<'king' | 'bishop', readonly Step[]>> = {
  king: [...DIAGONAL, [1, 0], [-1, 0], [0, 1], [0, -1]],
  bishop: DIAGONAL,
};

/** `undefined` where a pawn could ever be promoted, where more than kings, bishops and pawns is left, or a king is missing. */
export function reachOf(position: Position): readonly Reach[] | undefined {
  if (!COLORS.every((color) => position.kingOf(color))) return undefined;
  // Asked of every position of a game, and of nearly every one the answer is this.
  if (position.has('queen') || position.has('rook') || position.has('knight')) return undefined;
  const pieces = position.pieces();
  if (!pieces.every((piece) => piece.kind !== 'pawn' || isOpposed(piece, pieces))) return undefined;
  return new Spreading(position, pieces).all();
}

/** The squares a pawn attacks from there. */
export function pawnAttacks(square: number, color: Color): readonly number[] {
  const forward = color === 'white' ? 1 : -1;
  return [-1, 1].flatMap((side) => stepped(square, [side, forward]) ?? []);
}

/** A pawn with no opponent's pawn before it on its file is not even tried: it can hardly be held for ever. */
function isOpposed(pawn: PlacedPiece, pieces: readonly PlacedPiece[]): boolean {
  const forward = pawn.color === 'white' ? 1 : -1;
  return pieces.some(
    ({ kind, color, square }) =>
      kind === 'pawn' &&
      color !== pawn.color &&
      fileIndex(square) === fileIndex(pawn.square) &&
      (rankIndex(square) - rankIndex(pawn.square)) * forward > 0,
  );
}

/** The square one step on, or `undefined` beyond the edge of the board. */
function stepped(square: number, [fileStep, rankStep]: Step): number | undefined {
  const file = (square % 8) + fileStep;
  const rank = Math.floor(square / 8) + rankStep;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : rank * 8 + file;
}

class Spreading {
  readonly #roamers: readonly Roamer[];
  readonly #atHome = new Map<number, Roamer>();
  readonly #enPassant: number | undefined;
  #grown = false;

  constructor(position: Position, pieces: readonly PlacedPiece[]) {
    this.#roamers = pieces.map((piece) => {
      const home = SQUARES.indexOf(piece.square);
      return { piece, home, squares: new Set([home]), capturable: false };
    });
    for (const roamer of this.#roamers) this.#atHome.set(roamer.home, roamer);
    this.#enPassant = position.enPassantSquare && SQUARES.indexOf(position.enPassantSquare);
  }

  all(): readonly Reach[] | undefined {
    do {
      this.#grown = false;
      for (const roamer of this.#roamers) {
        // A set that grows while it is walked through is walked through to its new end.
        for (const square of roamer.squares) {
          if (roamer.piece.kind !== 'pawn')
            this.#go(roamer, square, STEPS[roamer.piece.kind === 'king' ? 'king' : 'bishop']);
          else if (isLastRank(square)) return undefined;
          else this.#goAsPawn(roamer, square);
        }
      }
      // The compiler does not see that the walks set it.
    } while (this.#hasGrown());
    return this.#roamers;
  }

  #hasGrown(): boolean {
    return this.#grown;
  }

  #go(roamer: Roamer, from: number, steps: readonly Step[]): void {
    for (const step of steps) {
      const to = stepped(from, step);
      if (to === undefined || this.#isClosed(roamer, to)) continue;
      this.#come(roamer, to);
      for (const other of this.#opponentsAt(roamer, to)) this.#lose(other);
    }
  }

  #goAsPawn(pawn: Roamer, from: number): void {
    const { color } = pawn.piece;
    const ahead = stepped(from, [0, color === 'white' ? 1 : -1]);
    const before = ahead === undefined ? undefined : this.#atHome.get(ahead);
    // A pawn on its first square that goes two squares crosses the first of them.
    if (ahead !== undefined && !(before && isFixed(before))) this.#come(pawn, ahead);
    for (const to of pawnAttacks(from, color)) {
      const taken = [...this.#opponentsAt(pawn, to), ...this.#takenEnPassant(pawn, from, to)];
      if (taken.length > 0) this.#come(pawn, to);
      taken.forEach((other) => {
        this.#lose(other);
      });
    }
  }

  #opponentsAt(roamer: Roamer, square: number): readonly Roamer[] {
    return this.#roamers.filter(
      ({ piece, squares }) => piece.color !== roamer.piece.color && piece.kind !== 'king' && squares.has(square),
    );
  }

  /** Art. 3.7.4.1. */
  #takenEnPassant(pawn: Roamer, from: number, to: number): readonly Roamer[] {
    const back = pawn.piece.color === 'white' ? -1 : 1;
    const beside = stepped(to, [0, back]);
    const start = stepped(to, [0, -back]);
    if (Math.floor(from / 8) !== (pawn.piece.color === 'white' ? 4 : 3) || beside === undefined) return [];
    return this.#roamers.filter(
      ({ piece, home, squares }) =>
        piece.kind === 'pawn' &&
        piece.color !== pawn.piece.color &&
        squares.has(beside) &&
        (home === start || (this.#enPassant === to && home === beside)),
    );
  }

  #isClosed(roamer: Roamer, square: number): boolean {
    const there = this.#atHome.get(square);
    if (there && there.piece.color === roamer.piece.color && isFixed(there)) return true;
    return roamer.piece.kind === 'king' && this.#isGuarded(square, opposite(roamer.piece.color));
  }

  /** Whether a pawn that never goes away attacks the square. */
  #isGuarded(square: number, by: Color): boolean {
    // Seen from the square, the pawns that attack it stand where a pawn of the other colour on it would attack.
    return pawnAttacks(square, opposite(by)).some((from) => {
      const pawn = this.#atHome.get(from);
      return pawn !== undefined && pawn.piece.kind === 'pawn' && pawn.piece.color === by && isFixed(pawn);
    });
  }

  #come(roamer: Roamer, square: number): void {
    if (roamer.squares.has(square)) return;
    roamer.squares.add(square);
    this.#grown = true;
  }

  #lose(roamer: Roamer): void {
    if (roamer.capturable) return;
    roamer.capturable = true;
    this.#grown = true;
  }
}

function isFixed(roamer: Roamer): boolean {
  return roamer.squares.size === 1 && !roamer.capturable;
}

function isLastRank(square: number): boolean {
  return square < 8 || square >= 56;
}
