/**
 * Chess960 (Guidelines II of 2018 and 2023, Appendix F of 2009): the 960 starting positions and how they castle. All other rules are those of
 * regular chess (II.1), and `board.ts` plays both alike.
 *
 * The Laws ask only that the position be chosen at random. Its number from 0 to 959 is the one in use everywhere, by Reinhard Scharnagl
 * ("Fischer-Random-Schach", 2004): bishops first, then the queen, then the knights; 518 is the position of Art. 2.3.
 */
import type { EditionName } from '../editions/edition.js';
import {
  FILES,
  rankWay,
  squareAt,
  type CastlingSide,
  type Color,
  type Piece,
  type PieceKind,
  type Square,
} from '../squares.js';
import type { Position } from './board.js';

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

/** Which requirement is not met (Guidelines II.2), or why a choice names no position. */
export type Chess960Problem =
  /** No whole number from 0 to 959. */
  | 'number'
  /** Not one king, one queen, and two each of rooks, bishops and knights. */
  | 'pieces'
  | 'king not between rooks'
  | 'bishops on one colour'
  /** White's pawns are not all on the second rank, or something stands on the four ranks between. */
  | 'pawns'
  | 'black not opposite'
  /** Somebody has moved: not White's first move, or a right to castle is gone. */
  | 'not at the start';

export type Chess960Result =
  { readonly ok: true; readonly start: Chess960Start } | { readonly ok: false; readonly problem: Chess960Problem };

/**
 * The article of each requirement, by edition. That of 2005 speaks of Chess960 nowhere; US Chess's text was not at hand.
 */
export const CHESS960_ARTICLES: Readonly<
  Partial<
    Record<EditionName, Readonly<Record<Exclude<Chess960Problem, 'number' | 'not at the start'> | 'castling', string>>>
  >
> = {
  'FIDE 2009': {
    pieces: 'F2',
    pawns: 'F2',
    'king not between rooks': 'F2a',
    'bishops on one colour': 'F2b',
    'black not opposite': 'F2c',
    castling: 'F3',
  },
  'FIDE 2014': guidelines(),
  'FIDE 2018': guidelines(),
  'FIDE 2023': guidelines(),
};

function guidelines() {
  return {
    pieces: 'II.2',
    pawns: 'II.2',
    'king not between rooks': 'II.2.1',
    'bishops on one colour': 'II.2.2',
    'black not opposite': 'II.2.3',
    castling: 'II.3',
  } as const;
}

const LETTERS = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' } as const satisfies Record<
  PieceKind,
  string
>;

const KINDS: ReadonlyMap<string, PieceKind> = new Map<string, PieceKind>([
  ['K', 'king'],
  ['Q', 'queen'],
  ['R', 'rook'],
  ['B', 'bishop'],
  ['N', 'knight'],
]);

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

/** The starting position by the pieces of White's first rank from a to h, "RNBQKBNR", in large or small English letters. */
export function chess960Named(name: string): Chess960Result {
  const kinds = [...name.trim().toUpperCase()].map((letter) => KINDS.get(letter));
  const known = kinds.filter((kind) => kind !== undefined);
  return known.length === kinds.length ? ranked(known) : { ok: false, problem: 'pieces' };
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

/** Which starting position of Chess960 this is, or which requirement it does not meet. */
export function chess960Of(position: Position): Chess960Result {
  const rank = (number: number): readonly (Piece | undefined)[] =>
    FILES.map((_, file) => {
      const square = squareAt(file, number);
      return square && position.pieceAt(square);
    });
  const whole = (number: number, color: Color, kind: PieceKind): boolean =>
    rank(number).every((piece) => piece?.color === color && piece.kind === kind);
  const white = rank(0).flatMap((piece) => (piece?.color === 'white' ? [piece.kind] : []));
  const found = ranked(white);
  if (!found.ok) return found;
  if (!whole(1, 'white', 'pawn') || [2, 3, 4, 5].some((between) => rank(between).some((piece) => piece))) {
    return { ok: false, problem: 'pawns' };
  }
  const opposed = rank(7).every((piece, file) => piece?.color === 'black' && piece.kind === white[file]);
  if (!whole(6, 'black', 'pawn') || !opposed) return { ok: false, problem: 'black not opposite' };
  const fresh = position.fen().split(' ').slice(1).join(' ') === found.start.fen.split(' ').slice(1).join(' ');
  return fresh ? found : { ok: false, problem: 'not at the start' };
}

/** The four ways of II.3.2.1–II.3.2.4. That neither king nor rook would move is not possible (II.3.2.7). */
export type CastlingMethod = 'double move' | 'transposition' | 'king only' | 'rook only';

export interface CastlingFacts {
  readonly side: CastlingSide;
  readonly king: { readonly from: Square; readonly to: Square };
  readonly rook: { readonly from: Square; readonly to: Square };
  readonly method: CastlingMethod;
  /** What must be vacant: between the first and the final squares of both, the final ones too, but for the two (II.3.2.7). */
  readonly vacant: readonly Square[];
  /** What must not be attacked: the king's square, those it crosses and the one it comes to (Art. 3.8.2.2.1). */
  readonly safe: readonly Square[];
}

/** How this player castles on that side, whether or not it is possible now; `undefined` when the right is lost. */
export function castlingFacts(position: Position, color: Color, side: CastlingSide): CastlingFacts | undefined {
  const king = position.kingOf(color);
  const rook = position.castlingRook(color, side);
  if (!king || !rook) return undefined;
  const to = position.castlingSquares(color, side);
  const own = new Set<Square>([king, rook]);
  const crossed = new Set([...rankWay(king, to.king), ...rankWay(rook, to.rook)]);
  return {
    side,
    king: { from: king, to: to.king },
    rook: { from: rook, to: to.rook },
    method: methodOf(king, rook, to),
    vacant: [...crossed].filter((square) => !own.has(square)).sort(),
    safe: rankWay(king, to.king),
  };
}

/** Only the first rank can be wrong here: its pieces, and how they stand. */
function ranked(kinds: readonly PieceKind[]): Chess960Result {
  const count = (kind: PieceKind): number => kinds.filter((one) => one === kind).length;
  const complete = count('king') === 1 && count('queen') === 1;
  if (!complete || count('rook') !== 2 || count('bishop') !== 2 || count('knight') !== 2) {
    return { ok: false, problem: 'pieces' };
  }
  const king = kinds.indexOf('king');
  if (king < kinds.indexOf('rook') || king > kinds.lastIndexOf('rook')) {
    return { ok: false, problem: 'king not between rooks' };
  }
  const bishops = [kinds.indexOf('bishop'), kinds.lastIndexOf('bishop')];
  const dark = bishops.find((file) => file % 2 === 0);
  const light = bishops.find((file) => file % 2 === 1);
  if (dark === undefined || light === undefined) return { ok: false, problem: 'bishops on one colour' };
  const six = kinds.filter((kind) => kind !== 'bishop');
  const five = six.filter((kind) => kind !== 'queen');
  const [first, second] = [five.indexOf('knight'), five.lastIndexOf('knight')];
  const knights = KNIGHTS.findIndex((pair) => pair[0] === first && pair[1] === second);
  const number = knights * 96 + six.indexOf('queen') * 16 + (dark / 2) * 4 + (light - 1) / 2;
  return { ok: true, start: startOf(number, kinds) };
}

function startOf(number: number, backRank: readonly PieceKind[]): Chess960Start {
  const name = backRank.map((kind) => LETTERS[kind]).join('');
  const fen = `${name.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${name} w KQkq - 0 1`;
  return { number, name, backRank, fen };
}

function free(placed: ReadonlyMap<number, PieceKind>): readonly number[] {
  return FILES.map((_, file) => file).filter((file) => !placed.has(file));
}

function methodOf(king: Square, rook: Square, to: { readonly king: Square; readonly rook: Square }): CastlingMethod {
  if (king === to.rook && rook === to.king) return 'transposition';
  if (rook === to.rook) return 'king only';
  return king === to.king ? 'rook only' : 'double move';
}
