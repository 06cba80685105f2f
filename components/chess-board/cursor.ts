/**
 * Where the cursor of the board goes. Steps and ends follow the drawing: for Black at the bottom, up goes to lower ranks
 * and left to the h-file.
 */
import {
  SQUARES,
  fileIndex,
  rankIndex,
  squareAt,
  type Color,
  type Piece,
  type PieceKind,
  type Square,
} from '../../src/laws/squares.js';

export type Way = 'left' | 'right' | 'up' | 'down';
export type End = 'rank start' | 'rank end' | 'file start' | 'file end' | 'board start' | 'board end';

/** One square on, or `undefined` beyond the edge of the board. `bottom` is whose side is drawn at the bottom. */
export function stepFrom(square: Square, way: Way, bottom: Color): Square | undefined {
  const forward = bottom === 'white' ? 1 : -1;
  const file = fileIndex(square);
  const rank = rankIndex(square);
  switch (way) {
    case 'left':
      return squareAt(file - forward, rank);
    case 'right':
      return squareAt(file + forward, rank);
    case 'up':
      return squareAt(file, rank + forward);
    case 'down':
      return squareAt(file, rank - forward);
  }
}

/**
 * The end of the line: a rank starts at the left and ends at the right, a file starts at the bottom and ends at the top,
 * and the board starts at the bottom left (a1 for White) and ends at the top right, all as drawn.
 */
export function endFrom(square: Square, end: End, bottom: Color): Square {
  switch (end) {
    case 'rank start':
      return farthest(square, 'left', bottom);
    case 'rank end':
      return farthest(square, 'right', bottom);
    case 'file start':
      return farthest(square, 'down', bottom);
    case 'file end':
      return farthest(square, 'up', bottom);
    case 'board start':
      return farthest(farthest(square, 'left', bottom), 'down', bottom);
    case 'board end':
      return farthest(farthest(square, 'right', bottom), 'up', bottom);
  }
}

function farthest(square: Square, way: Way, bottom: Color): Square {
  const next = stepFrom(square, way, bottom);
  return next ? farthest(next, way, bottom) : square;
}

/**
 * The next square with a piece of this kind, of either colour, in the order a1, b1 … h8 and round again; the square itself
 * comes last. `undefined` where none is on the board.
 */
export function nextOfKind(
  pieceAt: (square: Square) => Piece | undefined,
  square: Square,
  kind: PieceKind,
  back: boolean,
): Square | undefined {
  const here = SQUARES.indexOf(square);
  const step = back ? -1 : 1;
  return SQUARES.map((_, index) => SQUARES[(here + step * (index + 1) + 2 * SQUARES.length) % SQUARES.length]).find(
    (candidate) => candidate !== undefined && pieceAt(candidate)?.kind === kind,
  );
}
