/** Bold and simple pieces: thick silhouettes that fill the square, with few lines, for eyes that see no detail. */
import type { PieceKind } from '../../../src/laws/squares.js';
import type { PieceSet, Shape } from '../piece-set.js';

const SHAPES: Readonly<Record<PieceKind, Shape>> = {
  king: {
    outline:
      'M42 4h16v10h12v13H58v7c9-6 29-5 33 9 3 12-6 20-13 25l7 9v16H15V77l7-9c-7-5-16-13-13-25 4-14 24-15 33-9v-7H30V14h12z',
    lines: 'M50 43v21M22 75h56',
  },
  queen: {
    outline: 'M20 67 8 28l18 16 3-31 14 26 7-32 7 32 14-26 3 31 18-16-12 39 5 10v16H15V77z',
    lines: 'M22 75h56',
  },
  rook: {
    outline: 'M14 9h18v12h9V9h18v12h9V9h18v29l-10 8v26l10 8v13H14V80l10-8V46l-10-8z',
    lines: 'M26 46h48M26 73h48',
  },
  bishop: {
    outline:
      'M44 20a9 9 0 1 1 12 0c14 8 25 21 23 34-1 8-7 13-13 16l2 5c8 1 14 3 18 6v12H14V81c4-3 10-5 18-6l2-5' +
      'c-6-3-12-8-13-16-2-13 9-26 23-34z',
    lines: 'M62 33 44 56M33 73h34',
  },
  knight: {
    outline:
      'M16 93V82c4-16 19-23 24-36l-12 6-9 11c-4 4-9 3-12-1-3-4-2-9 1-13l12-21c2-4 6-8 11-10l2-13 14 10' +
      'c24 2 38 22 39 46l-1 32z',
    lines: 'M36 32h2M58 30c10 8 14 20 13 34',
  },
  pawn: {
    outline: 'M50 9a23 23 0 0 1 14 41c4 12 14 18 21 28v15H15V78c7-10 17-16 21-28A23 23 0 0 1 50 9z',
    lines: 'M36 53h28',
  },
};

export const BOLD_PIECES: PieceSet = { white: SHAPES, black: SHAPES };
