/**
 * A clock that stands alone, in Ukrainian.
 */
import { COLORS } from '../../../src/laws/squares.js';
import type { ClockSet, ClockTableWords } from '../clock-table.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Годинник виставлено: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Годинник білих піде, щойно чорні перемкнуть годинник.',
  back: () => 'Годинник знову тут.',
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
