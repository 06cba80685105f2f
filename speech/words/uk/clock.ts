/**
 * A chessclock that answers in Ukrainian.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import type { ClockWords, PeriodAnswer, SaidWarning, WhoseClockAnswer } from '../clock.js';
import { controlRefusal } from './control-refusals.js';
import { earlier } from './time.js';
import { MOVE, capitalized, type CountingCase } from './counting.js';
import { HOURS, MINUTES, SECONDS } from './durations.js';
import { OF_PLAYER, PLAYERS } from './names.js';
import { countedInWords, inWords } from './number-words.js';

export const clock: ClockWords = {
  span: (time) => span(time),
  timeLeft: ({ sides }) =>
    sides.map(({ color, time, running, flag, overstepped }) => {
      if (flag) return `${PLAYERS[color]}: часу немає, прапорець упав.`;
      return `${PLAYERS[color]}: ${span(time)}${running && sides.length > 1 ? ', іде' : ''}${earlier(overstepped)}.`;
    }),
  movesCompleted: ({ sides }) =>
    sides.map(({ color, moves }) =>
      moves === 0
        ? `${PLAYERS[color]}: ще жодного завершеного ходу.`
        : `${PLAYERS[color]}: завершено ${movesInWords(moves)}.`,
    ),
  movesToControl: ({ sides }) =>
    sides.map(({ color, moves }) =>
      moves === null ? `${PLAYERS[color]}: контролю більше немає.` : `${PLAYERS[color]}: ${toControl(moves)}.`,
    ),
  timeUsed: ({ sides }) =>
    sides.map(
      ({ color, moves, used }) => `${PLAYERS[color]}: ${movesInWords(moves)}, витрачено ${span(used, 'accusative')}.`,
    ),
  period: ({ sides }) => sides.map(period),
  delay: ({ left }) => {
    if (left === undefined) return 'Затримки немає.';
    return left === 0 ? 'Затримка минула.' : `Ще ${span(left)} затримки.`;
  },
  whoseClock,
  warning,
  controlRefusal,
};

function span(time: number, inCase: CountingCase = 'nominative'): string {
  if (time < SECOND) return 'менше секунди';
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return countedInWords(seconds, SECONDS, inCase);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const inMinutes = countedInWords(minutes, MINUTES, inCase);
  if (hours > 0) {
    const inHours = countedInWords(hours, HOURS, inCase);
    return minutes === 0 ? inHours : `${inHours} ${inMinutes}`;
  }
  return seconds % 60 === 0 ? inMinutes : `${inMinutes} ${inWords(seconds % 60, 'feminine', inCase)}`;
}

function movesInWords(moves: number): string {
  return moves === 0 ? 'жодного ходу' : countedInWords(moves, MOVE);
}

function toControl(moves: number): string {
  return `до контролю ${movesInWords(moves)}`;
}

function period({ color, number, of, movesToGo, next }: PeriodAnswer['sides'][number]): string {
  const which = `${PLAYERS[color]}: період ${inWords(number)}${of === null ? '' : `, усього ${inWords(of)}`}`;
  if (movesToGo === null || next === undefined) return `${which}, на всі ходи, що залишилися.`;
  return `${which}, ${toControl(movesToGo)}, потім іще ${span(next)}.`;
}

function whoseClock({ phase, side, move }: WhoseClockAnswer): string {
  switch (phase) {
    case 'waiting':
      return 'Годинник ще не пущено.';
    case 'stopped':
      return 'Партію закінчено.';
    case 'running':
    case 'paused': {
      if (side === undefined) return 'Годинник зупинено.';
      const at = move === undefined ? '' : `, хід ${inWords(move)}`;
      return phase === 'running'
        ? `Іде годинник ${OF_PLAYER[side]}${at}.`
        : `Годинник зупинено. Далі піде годинник ${OF_PLAYER[side]}${at}.`;
    }
  }
}

function warning(warned: SaidWarning): string {
  switch (warned.about) {
    case 'last seconds':
      return `${capitalized(inWords(Math.ceil(warned.left / SECOND), 'feminine'))}.`;
    case 'time':
      return warned.of === undefined ? `Ще ${span(warned.left)}.` : `${PLAYERS[warned.of]}: ${span(warned.left)}.`;
    case 'moves':
      return warned.of === undefined
        ? `${capitalized(toControl(warned.toGo))}.`
        : `${PLAYERS[warned.of]}: ${toControl(warned.toGo)}.`;
  }
}
