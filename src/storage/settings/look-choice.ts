/**
 * What the user has chosen of the look of a board, beside the theme: kept on the device, and read only where anything was chosen.
 */
import { fallback, pipe, regex, string } from 'valibot';
import { choice, choices, flag, readChoices } from '../../../speech/choice.js';
import type { Kept } from '../../laws/schema.js';

export const PIECE_SET_NAMES = ['usual', 'bold', 'pegged'] as const;
export type PieceSetName = (typeof PIECE_SET_NAMES)[number];

/** The colours of the squares: those that belong to the theme, a pair of its own, or the user's own colours. */
export const SQUARE_CHOICES = ['of the theme', 'blue and grey', 'brown', 'green', 'white and grey', 'own'] as const;
export type SquareChoice = (typeof SQUARE_CHOICES)[number];

export const COORDINATE_SIZES = ['usual', 'large', 'very large'] as const;
export type CoordinateSize = (typeof COORDINATE_SIZES)[number];

export const PIECE_SIZES = ['usual', 'large'] as const;

/** The ring around the square of the cursor. */
export const CURSOR_WIDTHS = ['usual', 'thick'] as const;
export type CursorWidth = (typeof CURSOR_WIDTHS)[number];

/** "#rrggbb". */
function color(usual: string) {
  return fallback(pipe(string(), regex(/^#[\da-f]{6}$/u)), usual);
}

const LOOK = choices({
  pieces: choice(PIECE_SET_NAMES, 'usual'),
  squares: choice(SQUARE_CHOICES, 'of the theme'),
  /** What the user's own colours are, whether or not they are chosen now: a light brown and a dark green at first. */
  own: choices({ light: color('#f2ead3'), dark: color('#6f8557') }),
  coordinates: choice(COORDINATE_SIZES, 'usual'),
  pieceSize: choice(PIECE_SIZES, 'usual'),
  cursor: choice(CURSOR_WIDTHS, 'usual'),
  /** A cross through rank and file of the cursor. */
  cross: flag(false),
  /** The square of the cursor, large, beside or below the board; where a window is low or the board fills it, it is always there. */
  squareHere: flag(false),
});
export type LookChoice = Kept<typeof LOOK>;

export const DEFAULT_LOOK_CHOICE: LookChoice = readLookChoice(undefined);

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function readLookChoice(kept: unknown): LookChoice {
  return readChoices(LOOK, kept);
}
