/**
 * A clock that stands alone, in Belarusian.
 */
import { COLORS } from '../../../src/laws/squares.js';
import type { ClockSet, ClockTableWords } from '../clock-table.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Гадзіннік выстаўлены: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Гадзіннік белых пойдзе, як толькі чорныя націснуць на гадзіннік.',
  back: () => 'Гадзіннік зноў тут.',
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
