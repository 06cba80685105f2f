/**
 * A clock that stands alone, in Belarusian.
 */
import { COLORS } from '../../../src/laws/squares.js';
import { shortened, type ClockSet, type ClockTableWords } from '../clock-table.js';
import { PLAYERS, listed } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Гадзіннік выстаўлены: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Гадзіннік белых пойдзе, як толькі чорныя націснуць на гадзіннік.',
  back: () => 'Гадзіннік зноў тут.',
  notUnderstood: ({ text, nearest, doubtful }) => {
    if (doubtful) return `«${shortened(text)}» пачута няпэўна. Магчыма, мелася на ўвазе: ${listed(nearest, 'ці')}?`;
    return nearest.length > 0
      ? `«${shortened(text)}» — не каманда гадзінніка. Магчыма, мелася на ўвазе: ${listed(nearest, 'ці')}?`
      : `«${shortened(text)}» — не каманда гадзінніка. Каманды пералічвае «даведка».`;
  },
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
