/**
 * A clock that stands alone, in German.
 */
import { COLORS } from '../../../src/laws/squares.js';
import { shortened, type ClockSet, type ClockTableWords } from '../clock-table.js';
import { listed } from './counting.js';
import { PLAYERS } from './names.js';
import { time as timeWords } from './time.js';

export const clockTable: ClockTableWords = {
  toSet: (set) => [`${timeWords.control(set.time)}.`, ...named(set)],
  set: (set) => [`Die Uhr ist gestellt: ${timeWords.control(set.time)}.`, ...named(set)],
  toStart: () => 'Die Uhr von Weiß läuft, sobald Schwarz die Uhr drückt.',
  back: () => 'Die Uhr ist wieder da.',
  notUnderstood: ({ text, nearest, doubtful }) => {
    if (doubtful) return `„${shortened(text)}“ wurde nicht sicher verstanden. Meinten Sie: ${listed(nearest, 'oder')}?`;
    return nearest.length > 0
      ? `„${shortened(text)}“ ist kein Befehl der Uhr. Meinten Sie: ${listed(nearest, 'oder')}?`
      : `„${shortened(text)}“ ist kein Befehl der Uhr. „Hilfe“ zählt die Befehle auf.`;
  },
};

function named({ names }: ClockSet): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${PLAYERS[color]}: ${names[color]}.`]));
}
