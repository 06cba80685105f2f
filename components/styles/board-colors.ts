/**
 * The colours of a board's squares: pairs to choose from, and which others pieces can be told on, by the contrast that WCAG measures. Whatever the
 * theme is, the outline of every piece is dark (`palettes.ts`): so it is the outline that must stand out from the square. All colours are
 * opaque, "#rrggbb" in sRGB. Pure.
 */
import { PALETTES, type Palette } from './palettes.js';

/** The two kinds of square, "#rrggbb". */
export interface SquarePair {
  readonly light: string;
  readonly dark: string;
}

/** What of a palette a pair takes the place of. */
export type SquareColors = Pick<Palette, 'squareLight' | 'squareDark' | 'squareLightMoved' | 'squareDarkMoved'>;

export const SQUARE_PAIRS = {
  'blue and grey': { light: PALETTES.light.squareLight, dark: PALETTES.light.squareDark },
  brown: { light: '#f3e2c4', dark: '#a8714a' },
  green: { light: '#eef0d8', dark: '#66864b' },
  'white and grey': { light: '#ffffff', dark: '#6a6a6a' },
} as const satisfies Readonly<Record<string, SquarePair>>;

/** The least that a piece has to stand out from its square (WCAG 1.4.11). */
export const LEAST_CONTRAST = 3;

/** The lightest outline that any theme draws pieces with; a test holds it to that. */
const OUTLINE = PALETTES.light.pieceBlack;

/** A square where the last move went from or to has so much of this. */
const MOVED = { color: '#ffdd55', share: 0.4 };

/** How much the outlines of pieces stand out from a square of this colour, in any theme at least. */
export function pieceContrast(square: string): number {
  return contrast(OUTLINE, square);
}

/** Whether pieces can be told on squares of this colour. */
export function carriesPieces(square: string): boolean {
  return pieceContrast(square) >= LEAST_CONTRAST;
}

/** The colour itself where pieces can be told on it, and otherwise the nearest of its hue, with as little white as will do. */
export function nearestSquare(square: string): string {
  for (let step = 0; step < WHITE_STEPS; step += 1) {
    const lighter = mixed(square, '#ffffff', step / WHITE_STEPS);
    if (carriesPieces(lighter)) return lighter;
  }
  return '#ffffff';
}
const WHITE_STEPS = 255;

/** How much light and dark squares stand out from each other, and pieces from both at least. */
export function contrastsOf({ light, dark }: SquarePair): { readonly squares: number; readonly pieces: number } {
  return { squares: contrast(light, dark), pieces: Math.min(pieceContrast(light), pieceContrast(dark)) };
}

/** All that a palette says of the squares. */
export function squareColors({ light, dark }: SquarePair): SquareColors {
  return {
    squareLight: light,
    squareDark: dark,
    squareLightMoved: mixed(light, MOVED.color, MOVED.share),
    squareDarkMoved: mixed(dark, MOVED.color, MOVED.share),
  };
}

/** WCAG 2.2, "relative luminance": from 0, black, to 1, white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio": from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** So much of the second colour in the first, from 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(one).map((channel, at) => channel + ((others[at] ?? channel) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue, from 0 to 255. */
function channelsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
