/**
 * A clock that stands alone, in English.
 */
import { COLORS } from '../../../src/laws/squares.js';
import { shortened, type ClockSet, type ClockTableWords } from '../clock-table.js';
import { PLAYERS, listed } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`The clock is set: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => "White's clock runs as soon as Black presses.",
  back: () => 'The clock is back.',
  notUnderstood: ({ text, nearest, doubtful }) => {
    if (doubtful) return `“${shortened(text)}” was not heard surely. Did you mean: ${listed(nearest, 'or')}?`;
    return nearest.length > 0
      ? `“${shortened(text)}” is no command of the clock. Did you mean: ${listed(nearest, 'or')}?`
      : `“${shortened(text)}” is no command of the clock. “Help” lists them.`;
  },
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
