/**
 * A position as lines of braille of one width, rank 8 first, to be felt on a display: in six dots two cells a square, or in eight dots one. The
 * dots of a piece are those of its English letter (k, q, r, b, n, p), which international braille notation uses as well.
 */
import { FILES, RANKS, shadeOf, type PieceKind, type PlacedPiece, type Square } from '../laws/squares.js';

export const BRAILLE_DOTS = ['6', '8'] as const;
export type BrailleDots = (typeof BRAILLE_DOTS)[number];

/** The dots of the letters k, q, r, b, n, p. */
const DOTS: Readonly<Record<PieceKind, readonly number[]>> = {
  king: [1, 3],
  queen: [1, 2, 3, 4, 5],
  rook: [1, 2, 3, 5],
  bishop: [1, 2],
  knight: [1, 3, 4, 5],
  pawn: [1, 2, 3, 4],
};

/** Each rank its number, then its squares from a to h; last the names of the files. */
export function brailleBoard(pieces: readonly PlacedPiece[], dots: BrailleDots): readonly string[] {
  const lines = RANKS.toReversed().map((rank) => {
    const squares = FILES.map((file) => cellsOf(`${file}${rank}`, pieces, dots));
    return `${NUMBER_SIGN}${LETTERS[Number(rank) - 1] ?? ''}${cell([])}${squares.join('')}`;
  });
  const blank = dots === '6' ? cell([]) : '';
  return [
    ...lines,
    `${cell([])}${cell([])}${cell([])}${FILES.map((_, index) => `${blank}${LETTERS[index] ?? ''}`).join('')}`,
  ];
}

/**
 * In six dots the first cell tells the colour: dot 6 a white piece, dots 4 and 6 a black one, as the signs of capitals and of emphasis stand before a
 * letter; on an empty square the second cell is dots 3 and 6 on a dark square, and blank on a light one. In eight, dot 7 is a white piece and dot 8 a
 * dark square.
 */
function cellsOf(square: Square, pieces: readonly PlacedPiece[], dots: BrailleDots): string {
  const piece = pieces.find((one) => one.square === square);
  const isDark = shadeOf(square) === 'dark';
  if (dots === '8') {
    return cell([...(piece ? DOTS[piece.kind] : []), ...(piece?.color === 'white' ? [7] : []), ...(isDark ? [8] : [])]);
  }
  if (!piece) return `${cell([])}${cell(isDark ? [3, 6] : [])}`;
  return `${cell(piece.color === 'white' ? [6] : [4, 6])}${cell(DOTS[piece.kind])}`;
}

/** Unicode's braille patterns: dot n is bit n − 1. */
function cell(dots: readonly number[]): string {
  return String.fromCodePoint(0x28_00 + dots.reduce((bits, dot) => bits + 2 ** (dot - 1), 0));
}

const NUMBER_SIGN = cell([3, 4, 5, 6]);

/** a to h, which are 1 to 8 after the number sign. */
const LETTERS: readonly string[] = [
  cell([1]),
  cell([1, 2]),
  cell([1, 4]),
  cell([1, 4, 5]),
  cell([1, 5]),
  cell([1, 2, 4]),
  cell([1, 2, 4, 5]),
  cell([1, 2, 5]),
];
