/** Straight lines over the board, as rooks and bishops go (Art. 3.2, 3.3), by compass: north is the eighth rank, whoever asks. */
import type { Position } from '../laws/board/board.js';
import { fileIndex, placed, rankIndex, squareAt, type PlacedPiece, type Square } from '../laws/squares.js';

/** Clockwise. */
export const DIRECTIONS = [
  ...(['north', 'north-east', 'east', 'south-east'] as const),
  ...(['south', 'south-west', 'west', 'north-west'] as const),
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One square on: so many files to the right, so many ranks up. */
export const STEPS: Readonly<Record<Direction, readonly [files: -1 | 0 | 1, ranks: -1 | 0 | 1]>> = {
  north: [0, 1],
  'north-east': [1, 1],
  east: [1, 0],
  'south-east': [1, -1],
  south: [0, -1],
  'south-west': [-1, -1],
  west: [-1, 0],
  'north-west': [-1, 1],
};

/** As far as the edge of the board, without the square itself. */
export function squaresFrom(square: Square, direction: Direction): readonly Square[] {
  const [files, ranks] = STEPS[direction];
  const next = squareAt(fileIndex(square) + files, rankIndex(square) + ranks);
  return next ? [next, ...squaresFrom(next, direction)] : [];
}

/** The squares on the way from one square to another, with that one; none where no line leads there. */
export function wayTo(from: Square, to: Square): readonly Square[] {
  const line = DIRECTIONS.map((direction) => squaresFrom(from, direction)).find((squares) => squares.includes(to));
  return line ? line.slice(0, line.indexOf(to) + 1) : [];
}

/** What stands on a square: one piece or none. */
export function pieceOn(position: Position, square: Square): readonly PlacedPiece[] {
  const piece = position.pieceAt(square);
  return piece ? [placed(piece, square)] : [];
}
