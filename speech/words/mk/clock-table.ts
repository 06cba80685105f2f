/**
 * A clock that stands alone, in Macedonian.
 */
import { COLORS } from '../../../src/laws/squares.js';
import { shortened, type ClockSet, type ClockTableWords } from '../clock-table.js';
import { PLAYERS, listed } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Часовникот е наместен: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Часовникот на белите тргнува штом црните го притиснат.',
  back: () => 'Часовникот е повторно тука.',
  notUnderstood: ({ text, nearest, doubtful }) => {
    if (doubtful) return `„${shortened(text)}“ не се слушна сигурно. Дали мислите: ${listed(nearest, 'или')}?`;
    return nearest.length > 0
      ? `„${shortened(text)}“ не е наредба на часовникот. Дали мислите: ${listed(nearest, 'или')}?`
      : `„${shortened(text)}“ не е наредба на часовникот. „Помош“ ги набројува наредбите.`;
  },
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
