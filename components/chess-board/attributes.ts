/** What can be written in the HTML of a page: each attribute of a board, read. What makes no sense counts as not written. */
import type { ComplexAttributeConverter } from 'lit';
import { COLORS, isSquare, type Color, type Square } from '../../src/laws/squares.js';
import type { LastMove } from './grid.js';

type Reader<Value> = ComplexAttributeConverter<Value>;

/** `orientation="black"`. */
export const orientationAttribute: Reader<Color> = {
  fromAttribute: (text) => COLORS.find((color) => color === text) ?? 'white',
  toAttribute: (color) => color,
};

/** `last-move="e2e4"`: where it came from and where it went. */
export const lastMoveAttribute: Reader<LastMove | undefined> = {
  fromAttribute(text) {
    const [from = '', to = ''] = [text?.slice(0, 2), text?.slice(2)];
    return isSquare(from) && isSquare(to) ? { from, to } : undefined;
  },
};

/** `may-lift="white black"`. */
export const mayLiftAttribute: Reader<readonly Color[]> = {
  fromAttribute: (text) => COLORS.filter((color) => text?.split(/\s+/).includes(color)),
};

/** `check="e8"`. */
export const checkAttribute: Reader<Square | undefined> = {
  fromAttribute: (text) => (text !== null && isSquare(text) ? text : undefined),
};
