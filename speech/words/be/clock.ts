/**
 * A chessclock that answers in Belarusian.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import type { ClockWords, PeriodAnswer, SaidWarning, WhoseClockAnswer } from '../clock.js';
import { controlRefusal } from './control-refusals.js';
import { earlier } from './time.js';
import { UNITS } from './durations.js';
import { PLAYERS, SIDES, capitalized } from './names.js';
import { inWords } from './number-words.js';
import { counted } from './numbers.js';

const MOVES = { one: 'ход', few: 'хады', many: 'хадоў' } as const;

export const clock: ClockWords = {
  span,
  timeLeft: ({ sides }) =>
    sides.map(({ color, time, running, flag, overstepped }) => {
      if (flag) return `У ${SIDES[color].genitive} няма часу, сцяжок упаў.`;
      return `У ${SIDES[color].genitive} ${span(time)}${running && sides.length > 1 ? ', час ідзе' : ''}${earlier(overstepped)}.`;
    }),
  movesCompleted: ({ sides }) => sides.map(({ color, moves }) => `${PLAYERS[color]}: ${completed(moves)}.`),
  movesToControl: ({ sides }) =>
    sides.map(({ color, moves }) =>
      moves === null ? `${PLAYERS[color]}: кантролю больш няма.` : `${PLAYERS[color]}: ${toControl(moves)}.`,
    ),
  timeUsed: ({ sides }) =>
    sides.map(({ color, moves, used }) => `${PLAYERS[color]}: ${movesInWords(moves)}, выдаткавана ${span(used)}.`),
  period: ({ sides }) => sides.map(period),
  delay: ({ left }) => {
    if (left === undefined) return 'Затрымкі няма.';
    return left === 0 ? 'Затрымка скончылася.' : `Яшчэ ${span(left)} затрымкі.`;
  },
  whoseClock,
  warning,
  controlRefusal,
};

function span(time: number): string {
  if (time < SECOND) return 'менш за секунду';
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return unit(seconds, 'second');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return seconds % 60 === 0
    ? unit(minutes, 'minute')
    : `${unit(minutes, 'minute')} ${inWords(seconds % 60, 'feminine')}`;
}

function unit(count: number, name: keyof typeof UNITS): string {
  return `${inWords(count, 'feminine')} ${UNITS[name][counted(count)]}`;
}

function movesInWords(moves: number): string {
  return moves === 0 ? 'ніводнага хода' : `${inWords(moves)} ${MOVES[counted(moves)]}`;
}

function completed(moves: number): string {
  if (moves === 0) return 'яшчэ ніводнага завершанага хода';
  return `${counted(moves) === 'one' ? 'завершаны' : 'завершана'} ${movesInWords(moves)}`;
}

function toControl(moves: number): string {
  return `да кантролю ${movesInWords(moves)}`;
}

function period({ color, number, of, movesToGo, next }: PeriodAnswer['sides'][number]): string {
  const which = `${PLAYERS[color]}: перыяд ${inWords(number)}${of === null ? '' : `, усяго ${inWords(of)}`}`;
  if (movesToGo === null || next === undefined) return `${which}, на ўсе астатнія хады.`;
  return `${which}, ${toControl(movesToGo)}, затым яшчэ ${span(next)}.`;
}

function whoseClock({ phase, side, move }: WhoseClockAnswer): string {
  switch (phase) {
    case 'waiting':
      return 'Гадзіннік яшчэ не запушчаны.';
    case 'stopped':
      return 'Партыя скончана.';
    case 'running':
    case 'paused': {
      if (side === undefined) return 'Гадзіннік спынены.';
      const at = move === undefined ? '' : `, ход ${inWords(move)}`;
      return phase === 'running'
        ? `Ідзе гадзіннік ${SIDES[side].genitive}${at}.`
        : `Гадзіннік спынены. Далей пойдзе гадзіннік ${SIDES[side].genitive}${at}.`;
    }
  }
}

function warning(warned: SaidWarning): string {
  switch (warned.about) {
    case 'last seconds':
      return `${capitalized(inWords(Math.ceil(warned.left / SECOND), 'feminine'))}.`;
    case 'time':
      return warned.of === undefined
        ? `Яшчэ ${span(warned.left)}.`
        : `У ${SIDES[warned.of].genitive} ${span(warned.left)}.`;
    case 'moves':
      return warned.of === undefined
        ? `${capitalized(toControl(warned.toGo))}.`
        : `${PLAYERS[warned.of]}: ${toControl(warned.toGo)}.`;
  }
}
