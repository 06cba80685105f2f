/**
 * A clock that stands alone, in Ukrainian.
 */
import { COLORS } from '../../../src/laws/squares.js';
import { shortened, type ClockSet, type ClockTableWords } from '../clock-table.js';
import { listed } from './counting.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Годинник виставлено: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Годинник білих піде, щойно чорні перемкнуть годинник.',
  back: () => 'Годинник знову тут.',
  notUnderstood: ({ text, nearest, doubtful }) => {
    if (doubtful) return `«${shortened(text)}» почуто непевно. Можливо, ви мали на увазі: ${listed(nearest, 'чи')}?`;
    return nearest.length > 0
      ? `«${shortened(text)}» — не команда годинника. Можливо, ви мали на увазі: ${listed(nearest, 'чи')}?`
      : `«${shortened(text)}» — не команда годинника. Команди перелічує «довідка».`;
  },
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
