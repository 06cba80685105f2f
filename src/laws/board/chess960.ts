/**
 * Chess960 (Guidelines II of 2018 and 2023, Appendix F of 2009): the 960 starting positions. All other rules are those of regular chess (II.1),
 * castling too goes by the squares it ends on (II.3), and `board.ts` plays both alike.
 *
 * The Laws ask only that the position be chosen at random. Its number from 0 to 959 is the one in use everywhere, by Reinhard Scharnagl
 * ("Fischer-Random-Schach", 2004): bishops first, then the queen, then the knights; 518 is the position of Art. 2.3.
 */
import { FILES, type PieceKind } from '../squares.js';

/** How many starting positions there are. */
export const CHESS960_COUNT = 960;

/** The number of the initial position of regular chess, RNBQKBNR (Art. 2.3). */
export const REGULAR_NUMBER = 518;

export interface Chess960Start {
  /** 0 to 959. */
  readonly number: number;
  /** White's first rank from a to h in English letters, "RNBQKBNR". */
  readonly name: string;
  /** The same as kinds of pieces, a to h. */
  readonly backRank: readonly PieceKind[];
  /** The position in Forsyth–Edwards notation, all rights to castle given. */
  readonly fen: string;
}

/** `number`: no whole number from 0 to 959. */
type Chess960Result =
  | { readonly ok: true; readonly start: Chess960Start }
  | { readonly ok: false; readonly problem: 'number' };

const LETTERS = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' } as const satisfies Record<
  PieceKind,
  string
>;

/** Scharnagl's ten ways for two knights on five squares. */
const KNIGHTS: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((first) =>
  [1, 2, 3, 4].filter((second) => second > first).map((second): readonly [number, number] => [first, second]),
);

/** The starting position with this number. */
export function chess960(number: number): Chess960Result {
  if (!Number.isInteger(number) || number < 0 || number >= CHESS960_COUNT) return { ok: false, problem: 'number' };
  const light = number % 4;
  const dark = Math.floor(number / 4) % 4;
  const queen = Math.floor(number / 16) % 6;
  const [first, second] = KNIGHTS[Math.floor(number / 96)] ?? [0, 1];
  const placed = new Map<number, PieceKind>();
  placed.set(light * 2 + 1, 'bishop');
  placed.set(dark * 2, 'bishop');
  placed.set(free(placed)[queen] ?? 0, 'queen');
  const five = free(placed);
  placed.set(five[first] ?? 0, 'knight');
  placed.set(five[second] ?? 0, 'knight');
  const [left, middle, right] = free(placed);
  placed
    .set(left ?? 0, 'rook')
    .set(middle ?? 0, 'king')
    .set(right ?? 0, 'rook');
  return {
    ok: true,
    start: startOf(
      number,
      FILES.map((_, file) => placed.get(file) ?? 'pawn'),
    ),
  };
}

/**
 * A starting position by lot (II.2). Every position is equally likely if `chance` is.
 * @param chance from 0 up to but not including 1; anything else is a fault of the caller.
 */
export function chess960ByLot(chance: number): Chess960Start {
  const drawn = chess960(Math.floor(chance * CHESS960_COUNT));
  if (!drawn.ok) throw new RangeError(`chance ${String(chance)} is not in [0, 1)`);
  return drawn.start;
}

function startOf(number: number, backRank: readonly PieceKind[]): Chess960Start {
  const name = backRank.map((kind) => LETTERS[kind]).join('');
  const fen = `${name.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${name} w KQkq - 0 1`;
  return { number, name, backRank, fen };
}

function free(placed: ReadonlyMap<number, PieceKind>): readonly number[] {
  return FILES.map((_, file) => file).filter((file) => !placed.has(file));
}
