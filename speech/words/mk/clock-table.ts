/**
 * A clock that stands alone, in Macedonian.
 */
import { COLORS } from '../../../src/laws/squares.js';
import type { ClockSet, ClockTableWords } from '../clock-table.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Часовникот е наместен: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Часовникот на белите тргнува штом црните го притиснат.',
  back: () => 'Часовникот е повторно тука.',
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
