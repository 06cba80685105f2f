/**
 * Pieces after those of tactile boards: simple turned shapes, each on a peg that stands in its hole; Black's are marked by a point on top
 * (Laws, D.1.4.2), parted from the piece by a light line.
 */
import type { PieceSet, Shape } from '../piece-set.js';

/** Collar and peg, from the right end of a foot to its left end. */
const PEG = 'v10H58v7l-8 4-8-4v-7H22V74';

const KING: Shape = {
  outline: `M44 19h12v8h10v9H56v6h21l-8 15-8 3 9 14h8${PEG}h8l9-14-8-3-8-15h21v-6H34v-9h10z`,
  lines: 'M35 50h30M39 61h22',
};
const QUEEN: Shape = {
  outline: `M44 36a9.5 9.5 0 1 1 12 0l6 5 16-8-8 25-9 3 9 13h8${PEG}h8l9-13-9-3-8-25 16 8z`,
  lines: 'M36 53h28M39 62h22',
};
const ROOK: Shape = {
  outline: `M22 26h14v8h7v-8h14v8h7v-8h14v21l-8 6 3 21h5${PEG}h5l3-21-8-6z`,
  lines: 'M31 53h38',
};
const BISHOP: Shape = {
  outline: `M50 22c14 9 22 17 22 26 0 7-5 11-11 13l8 13h9${PEG}h9l8-13c-6-2-11-6-11-13 0-9 8-17 22-26z`,
  lines: 'M60 37 45 51M40 62h20',
};
const KNIGHT: Shape = {
  outline:
    `M29 74c2-9 11-12 14-18-6 2-10 2-14 5-5 4-11 3-13-1-3-4-1-8 2-11l12-13c3-4 6-6 11-7l9-8 6 9` +
    `c15 3 22 16 20 30l-2 14h4${PEG}z`,
  lines: 'M37 40h2M61 40c5 6 7 12 6 20',
};
const PAWN: Shape = {
  outline: `M38 60a19 19 0 1 1 24 0l9 14h7${PEG}h7z`,
  lines: 'M39 61h22',
};

/** @param top how far from the upper edge the piece ends */
function withPoint({ outline, lines }: Shape, top: number): Shape {
  return {
    outline: `${outline}M43 ${String(top + 1)}l7-18 7 18z`,
    lines: `${lines}M42 ${String(top - 1)}h16`,
  };
}

export const PEGGED_PIECES: PieceSet = {
  white: { king: KING, queen: QUEEN, rook: ROOK, bishop: BISHOP, knight: KNIGHT, pawn: PAWN },
  black: {
    king: withPoint(KING, 19),
    queen: withPoint(QUEEN, 20),
    rook: withPoint(ROOK, 26),
    bishop: withPoint(BISHOP, 23),
    knight: withPoint(KNIGHT, 23),
    pawn: withPoint(PAWN, 26),
  },
};
