/**
 * A clock that stands alone, in English.
 */
import { COLORS } from '../../../src/laws/squares.js';
import type { ClockSet, ClockTableWords } from '../clock-table.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`The clock is set: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => "White's clock runs as soon as Black presses.",
  back: () => 'The clock is back.',
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
