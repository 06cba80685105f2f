/**
 * A chessclock that answers in English.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';

import { PLAYERS, capitalized } from './names.js';
import { controlRefusal } from './control-refusals.js';
import { earlier } from './time.js';
import { inWords } from './number-words.js';
import type { ClockWords, PeriodAnswer, SaidWarning, WhoseClockAnswer } from '../clock.js';

export const clock: ClockWords = {
  span,
  timeLeft: ({ sides }) =>
    sides.map(({ color, time, running, flag, overstepped }) => {
      if (flag) return `${PLAYERS[color]} no time, the flag has fallen.`;
      return `${PLAYERS[color]} ${span(time)}${running && sides.length > 1 ? ', running' : ''}${earlier(overstepped)}.`;
    }),
  movesCompleted: ({ sides }) =>
    sides.map(({ color, moves }) => `${PLAYERS[color]}: ${movesInWords(moves)} completed.`),
  movesToControl: ({ sides }) =>
    sides.map(({ color, moves }) =>
      moves === null
        ? `${PLAYERS[color]}: no time control ahead.`
        : `${PLAYERS[color]}: ${movesInWords(moves)} to the time control.`,
    ),
  timeUsed: ({ sides }) =>
    sides.map(({ color, moves, used }) => `${PLAYERS[color]}: ${movesInWords(moves)}, ${span(used)} used.`),
  period: ({ sides }) => sides.map(period),
  delay: ({ left }) => {
    if (left === undefined) return 'No delay.';
    return left === 0 ? 'The delay is over.' : `${capitalized(span(left))} of delay left.`;
  },
  whoseClock,
  warning,
  controlRefusal,
};

function span(time: number): string {
  if (time < SECOND) return 'less than a second';
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return unit(seconds, 'second');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return seconds % 60 === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} ${inWords(seconds % 60)}`;
}

function unit(count: number, name: string): string {
  return `${inWords(count)} ${name}${count === 1 ? '' : 's'}`;
}

function movesInWords(moves: number): string {
  return moves === 0 ? 'no moves' : unit(moves, 'move');
}

function period({ color, number, of, movesToGo, next }: PeriodAnswer['sides'][number]): string {
  const which = `${PLAYERS[color]}: period ${inWords(number)}${of === null ? '' : ` of ${inWords(of)}`}`;
  if (movesToGo === null || next === undefined) return `${which}, for all remaining moves.`;
  return `${which}, ${movesInWords(movesToGo)} to go, then ${span(next)} more.`;
}

function whoseClock({ phase, side, move }: WhoseClockAnswer): string {
  switch (phase) {
    case 'waiting':
      return 'The clocks have not been started.';
    case 'stopped':
      return 'The game is over.';
    case 'running':
    case 'paused': {
      if (side === undefined) return 'The clocks are stopped.';
      const at = move === undefined ? '' : `, move ${inWords(move)}`;
      return phase === 'running'
        ? `${PLAYERS[side]}'s clock is running${at}.`
        : `The clocks are stopped. ${PLAYERS[side]}'s clock goes on next${at}.`;
    }
  }
}

function warning(warned: SaidWarning): string {
  switch (warned.about) {
    case 'last seconds':
      return `${capitalized(inWords(Math.ceil(warned.left / SECOND)))}.`;
    case 'time':
      return warned.of === undefined
        ? `${capitalized(span(warned.left))} left.`
        : `${PLAYERS[warned.of]} ${span(warned.left)}.`;
    case 'moves': {
      const moves = `${movesInWords(warned.toGo)} to the time control`;
      return warned.of === undefined ? `${capitalized(moves)}.` : `${PLAYERS[warned.of]}: ${moves}.`;
    }
  }
}
