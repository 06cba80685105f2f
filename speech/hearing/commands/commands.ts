/**
 * The commands that have phrases at any game: those of English, in whose order the help lists them. What each does is a row in
 * `src/commands`.
 */
import type { Color, File, PieceKind, Rank, Square } from '../../../src/laws/squares.js';
import type { COMMANDS as ENGLISH_COMMANDS } from '../../lexicon/en/commands.js';

export type CommandName = keyof typeof ENGLISH_COMMANDS.phrases;

/** What was read in the places of a phrase. */
export interface Parameters {
  readonly square?: Square;
  readonly rank?: Rank;
  readonly file?: File;
  readonly number?: number;
  readonly color?: Color;
  readonly kind?: PieceKind;
  /** Whatever else was typed, as it was typed. */
  readonly rest?: string;
}

/** The places that a phrase can have. `cell` is a square written as in notation, "e4"; `letter` that of a piece, whose case is its colour;
 * `count` is a number of at least 1. */
export const PLACES = [
  'square',
  'cell',
  'rank',
  'file',
  'number',
  'count',
  'color',
  'pieces',
  'letter',
  'rest',
] as const;
export type Place = (typeof PLACES)[number];
