/** The usual pieces: ball, battlements, horse, mitre, crown of five points, crown with a cross. */
import type { PieceKind } from '../../../src/laws/squares.js';
import type { PieceSet, Shape } from '../piece-set.js';

const SHAPES: Readonly<Record<PieceKind, Shape>> = {
  king: {
    outline:
      'M46 5h8v7.5h7.5v8H54V31c7-6 25-6 30.5 8 4.5 12-5.5 23-13.5 29l1 9 4 3v9H24v-9l4-3 1-9' +
      'c-8-6-18-17-13.5-29C21 25 39 25 46 31V20.5h-7.5v-8H46z',
    lines: 'M50 36v28M29 68q21-6 42 0M28 78q22-5 44 0',
  },
  queen: {
    outline:
      'M29 67 16.5 36a6 6 0 1 1 5-2.5L33 47l-.5-22a6 6 0 1 1 5.5-1L45 43l3-23.5a6 6 0 1 1 4 0L55 43l7-19' +
      'a6 6 0 1 1 5.5 1L67 47l11.5-13.5a6 6 0 1 1 5 2.5L71 67l1 10 4 3v9H24v-9l4-3z',
    lines: 'M29 67q21-6 42 0M28 78q22-5 44 0',
  },
  rook: {
    outline: 'M25 17h12v7h7v-7h12v7h7v-7h12v17l-9 8 2 30 5 5 4 3v9H23v-9l4-3 5-5 2-30-9-8z',
    lines: 'M34 42h32M32 72h36',
  },
  bishop: {
    outline:
      'M46 20.5a6.5 6.5 0 1 1 8 0C66 29 72 40 69 50c-1.5 5-5 8.5-9.5 11l2 8c5 3 9.5 5 11 8l3.5 3v9H24v-9' +
      'l3.5-3c1.5-3 6-5 11-8l2-8C36 58.5 32.5 55 31 50c-3-10 3-21 15-29.5z',
    lines: 'M56 31 45 47M40.5 61q9.5 4 19 0M28 78q22-5 44 0',
  },
  knight: {
    outline:
      'M25 89v-9l3-4c2-9 14-14 18-23-5 3-10 2-14 6-4 5-10 5-13 0-3-4-2-8 1-12 5-6 6-13 10-19 2-4 6-7 10-9l1-11' +
      ' 9 8c17 2 27 16 28 34 1 12-1 19-2 26l2 4v9z',
    lines: 'M57 25c9 7 12 18 10 32M28 78q23-5 46 0M36 33l4-2M22 52l3-2',
  },
  pawn: {
    outline: 'M41 43a14.5 14.5 0 1 1 18 0h5.5v7.5H58c1 12 6 19 14 25.5l3 4v9H25v-9l3-4c8-6.5 13-13.5 14-25.5h-6.5V43z',
    lines: 'M42 50.5h16M29 78q21-5 42 0',
  },
};

export const USUAL_PIECES: PieceSet = { white: SHAPES, black: SHAPES };
