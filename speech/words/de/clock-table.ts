/**
 * A clock that stands alone, in German.
 */
import { COLORS } from '../../../src/laws/squares.js';
import type { ClockSet, ClockTableWords } from '../clock-table.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Die Uhr ist gestellt: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Die Uhr von Weiß läuft, sobald Schwarz die Uhr drückt.',
  back: () => 'Die Uhr ist wieder da.',
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
