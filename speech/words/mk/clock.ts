/**
 * A chessclock that answers in Macedonian.
 */
import { MINUTE as MINUTE_LONG, SECOND as SECOND_LONG } from '../../../src/laws/clock/time-control.js';
import type { ClockWords, PeriodAnswer, SaidWarning, WhoseClockAnswer } from '../clock.js';
import { controlRefusal } from './control-refusals.js';
import { earlier } from './time.js';
import { PLAYERS, THE_PLAYERS, capitalized } from './names.js';
import { countedInWords, inWords } from './number-words.js';
import { HOUR, MINUTE, MOVE, SECOND, isSingular } from './numbers.js';

export const clock: ClockWords = {
  span,
  timeLeft: ({ sides }) =>
    sides.map(({ color, time, running, flag, overstepped }) => {
      if (flag) return `${PLAYERS[color]} без време, знаменцето падна.`;
      return `${PLAYERS[color]} ${span(time)}${running && sides.length > 1 ? ', тече' : ''}${earlier(overstepped)}.`;
    }),
  movesCompleted: ({ sides }) => sides.map(({ color, moves }) => `${PLAYERS[color]}: ${completed(moves)}.`),
  movesToControl: ({ sides }) =>
    sides.map(({ color, moves }) =>
      moves === null ? `${PLAYERS[color]}: нема повеќе временска контрола.` : `${PLAYERS[color]}: ${toControl(moves)}.`,
    ),
  timeUsed: ({ sides }) =>
    sides.map(({ color, moves, used }) => `${PLAYERS[color]}: ${movesInWords(moves)}, потрошено време ${span(used)}.`),
  period: ({ sides }) => sides.map(period),
  delay: ({ left }) => {
    if (left === undefined) return 'Нема одложување.';
    return left === 0 ? 'Одложувањето помина.' : `Уште ${span(left)} одложување.`;
  },
  whoseClock,
  warning,
  controlRefusal,
};

function span(time: number): string {
  if (time < SECOND_LONG) return 'помалку од една секунда';
  const seconds = Math.floor(time / SECOND_LONG);
  if (time < 2 * MINUTE_LONG) return countedInWords(seconds, SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const inMinutes = countedInWords(minutes, MINUTE);
  if (hours > 0) return minutes === 0 ? countedInWords(hours, HOUR) : `${countedInWords(hours, HOUR)} и ${inMinutes}`;
  return seconds % 60 === 0 ? inMinutes : `${inMinutes} и ${inWords(seconds % 60, 'feminine')}`;
}

function movesInWords(moves: number): string {
  return moves === 0 ? 'ниту еден потег' : countedInWords(moves, MOVE);
}

function completed(moves: number): string {
  if (moves === 0) return 'ниту еден завршен потег';
  return `${isSingular(moves) ? 'завршен' : 'завршени'} ${movesInWords(moves)}`;
}

function toControl(moves: number): string {
  return `${moves === 0 ? 'ниту еден потег' : `уште ${movesInWords(moves)}`} до временската контрола`;
}

function period({ color, number, of, movesToGo, next }: PeriodAnswer['sides'][number]): string {
  const which = `${PLAYERS[color]}: период ${inWords(number)}${of === null ? '' : ` од ${inWords(of)}`}`;
  if (movesToGo === null || next === undefined) return `${which}, за сите преостанати потези.`;
  return `${which}, ${toControl(movesToGo)}, потоа уште ${span(next)}.`;
}

function whoseClock({ phase, side, move }: WhoseClockAnswer): string {
  switch (phase) {
    case 'waiting':
      return 'Часовниците уште не се пуштени.';
    case 'stopped':
      return 'Партијата е завршена.';
    case 'running':
    case 'paused': {
      if (side === undefined) return 'Часовниците се запрени.';
      const at = move === undefined ? '' : `, потег ${inWords(move)}`;
      return phase === 'running'
        ? `Тече часовникот на ${THE_PLAYERS[side]}${at}.`
        : `Часовниците се запрени. Следен тече часовникот на ${THE_PLAYERS[side]}${at}.`;
    }
  }
}

function warning(warned: SaidWarning): string {
  switch (warned.about) {
    case 'last seconds':
      return `${capitalized(inWords(Math.ceil(warned.left / SECOND_LONG), 'feminine'))}.`;
    case 'time':
      return warned.of === undefined ? `Уште ${span(warned.left)}.` : `${PLAYERS[warned.of]} ${span(warned.left)}.`;
    case 'moves':
      return warned.of === undefined
        ? `${capitalized(toControl(warned.toGo))}.`
        : `${PLAYERS[warned.of]}: ${toControl(warned.toGo)}.`;
  }
}
