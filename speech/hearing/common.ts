/**
 * What belongs to no language: the letters and digits of the squares, and the sign of a capture, which in Cyrillic looks like the
 * letter х; that is the file h as well, and before a number nothing else.
 */
import type { Heed } from './heed.js';
import { FILES, RANKS } from '../../src/laws/squares.js';

export const COMMON: readonly (readonly [string, Heed])[] = [
  ...FILES.map((file) => [file, { is: 'file', file }] as const),
  ...RANKS.map((rank) => [rank, { is: 'rank', rank }] as const),
  ['x', { is: 'capture' }],
  ['х', { is: 'capture' }],
  ['х', { is: 'file', file: 'h' }],
];
