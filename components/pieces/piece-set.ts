/** What a set of pieces is: outlines and lines as data, on a field of 100 by 100. */
import type { Color, PieceKind } from '../../src/laws/squares.js';

export interface Shape {
  /** The path of the whole outline (SVG), in both tones of a piece. */
  readonly outline: string;
  /** Lines inside the outline. */
  readonly lines: string;
}

/**
 * The pieces of both sides. In every set each kind has an outline of its own, so that it is told without its colour and without its inner
 * lines. Most sets draw both sides alike; where one is marked, as on tactile boards, its outlines are others.
 */
export type PieceSet = Readonly<Record<Color, Readonly<Record<PieceKind, Shape>>>>;
