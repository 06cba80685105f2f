/**
 * A chessclock that answers in German. The same sentences are the answers of the FIDE call in whatever language the page is.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import type { ClockWords, PeriodAnswer, SaidWarning, WhoseClockAnswer } from '../clock.js';
import { controlRefusal } from './control-refusals.js';
import { earlier } from './time.js';
import { capitalized } from './counting.js';
import { PLAYERS } from './names.js';
import { beforeNoun, inWords } from './number-words.js';

export const clock: ClockWords = {
  span,
  timeLeft: ({ sides }) =>
    sides.map(({ color, time, running, flag, overstepped }) => {
      if (flag) return `${PLAYERS[color]} keine Zeit, das Blättchen ist gefallen.`;
      return `${PLAYERS[color]} ${span(time)}${running && sides.length > 1 ? ', läuft' : ''}${earlier(overstepped)}.`;
    }),
  movesCompleted: ({ sides }) =>
    sides.map(({ color, moves }) => `${PLAYERS[color]}: ${movesInWords(moves)} abgeschlossen.`),
  movesToControl: ({ sides }) =>
    sides.map(({ color, moves }) =>
      moves === null
        ? `${PLAYERS[color]}: keine weitere Zeitkontrolle.`
        : `${PLAYERS[color]}: ${toGo(moves)} bis zur Zeitkontrolle.`,
    ),
  timeUsed: ({ sides }) =>
    sides.map(({ color, moves, used }) => `${PLAYERS[color]}: ${movesInWords(moves)}, ${span(used)} verbraucht.`),
  period: ({ sides }) => sides.map(period),
  delay: ({ left }) => {
    if (left === undefined) return 'Keine Verzögerung.';
    return left === 0 ? 'Die Verzögerung ist vorbei.' : `Noch ${span(left)} Verzögerung.`;
  },
  whoseClock,
  warning,
  controlRefusal,
};

function span(time: number): string {
  if (time < SECOND) return 'weniger als eine Sekunde';
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return unit(seconds, 'Sekunde');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes === 0 ? unit(hours, 'Stunde') : `${unit(hours, 'Stunde')} ${unit(minutes, 'Minute')}`;
  return seconds % 60 === 0 ? unit(minutes, 'Minute') : `${unit(minutes, 'Minute')} ${inWords(seconds % 60)}`;
}

/** Hour, minute and second are feminine. */
function unit(count: number, name: string): string {
  return `${beforeNoun(count, 'feminine')} ${name}${count === 1 ? '' : 'n'}`;
}

function movesInWords(moves: number): string {
  if (moves === 0) return 'kein Zug';
  return `${beforeNoun(moves, 'masculine')} ${moves === 1 ? 'Zug' : 'Züge'}`;
}

/** "noch ein Zug"; of none is left nothing that "noch" could be said of. */
function toGo(moves: number): string {
  return moves === 0 ? 'kein Zug' : `noch ${movesInWords(moves)}`;
}

function period({ color, number, of, movesToGo, next }: PeriodAnswer['sides'][number]): string {
  const which = `${PLAYERS[color]}: Zeitperiode ${inWords(number)}${of === null ? '' : ` von ${inWords(of)}`}`;
  if (movesToGo === null || next === undefined) return `${which}, für alle übrigen Züge.`;
  return `${which}, ${toGo(movesToGo)}, dann ${span(next)} dazu.`;
}

function whoseClock({ phase, side, move }: WhoseClockAnswer): string {
  switch (phase) {
    case 'waiting':
      return 'Die Uhren wurden noch nicht gestartet.';
    case 'stopped':
      return 'Die Partie ist beendet.';
    case 'running':
    case 'paused': {
      if (side === undefined) return 'Die Uhren stehen.';
      const at = move === undefined ? '' : `, Zug ${inWords(move)}`;
      return phase === 'running'
        ? `Die Uhr von ${PLAYERS[side]} läuft${at}.`
        : `Die Uhren stehen. Als nächste läuft die Uhr von ${PLAYERS[side]}${at}.`;
    }
  }
}

function warning(warned: SaidWarning): string {
  switch (warned.about) {
    case 'last seconds':
      return `${capitalized(inWords(Math.ceil(warned.left / SECOND)))}.`;
    case 'time':
      return warned.of === undefined ? `Noch ${span(warned.left)}.` : `${PLAYERS[warned.of]} ${span(warned.left)}.`;
    case 'moves': {
      const moves = `${toGo(warned.toGo)} bis zur Zeitkontrolle`;
      return warned.of === undefined ? `${capitalized(moves)}.` : `${PLAYERS[warned.of]}: ${moves}.`;
    }
  }
}
