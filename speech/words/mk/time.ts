/**
 * Clocks and time controls in Macedonian.
 */
import type { Display } from '../../../src/laws/clock/clock.js';
import { extraTime, type Extra, type Period, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { ByColor } from '../../../src/laws/squares.js';
import { tellControl, type ControlPhrases } from '../control-told.js';
import type { ClockAnswer, TimeWords } from '../time.js';
import { allotted, duration } from './durations.js';
import { PLAYERS } from './names.js';
import { MOVE, count, isSingular } from './numbers.js';

export const NO_CLOCK = 'Оваа партија се игра без часовник.';

export const time: TimeWords = { clock, noClock: () => NO_CLOCK, duration, control };

function clock({ phase, sides }: ClockAnswer): readonly string[] {
  const state = {
    waiting: ['Часовниците уште не се пуштени.'],
    running: [],
    paused: ['Часовниците се запрени.'],
    stopped: ['Часовниците се запрени.'],
  }[phase];
  return [...state, ...sides.map(({ color, display }) => `${PLAYERS[color]} ${shown(display)}.`)];
}

function shown({ time, flag, running, movesToGo, overstepped }: Display): string {
  if (flag) return 'без време, знаменцето падна';
  const toGo = movesToGo === null ? '' : `, уште ${count(movesToGo, MOVE)}`;
  return `${duration(time)}${running ? ', тече' : ''}${toGo}${earlier(overstepped)}`;
}

/** The flag of a period that is over had fallen; what the clock shows of it. */
export function earlier(overstepped: number | undefined): string {
  return overstepped === undefined ? '' : `, знаменцето падна во периодот ${overstepped + 1}`;
}

const CONTROL: ControlPhrases = {
  players: PLAYERS,
  span,
  then: (text) => `потоа ${text}`,
  given,
  spanWith: (text, extra) => `${text} со ${given(extra)}`,
  fromFirstMove: (extra) => `${extra} од првиот потег`,
};

/** "40 потега за 90 минути, потоа 30 минути, 30 секунди на потег од првиот потег"; "Бели 5 минути, Црни 3 минути". */
function control(time: ByColor<TimeControl> | undefined): string {
  return time ? tellControl(time, CONTROL) : 'Без часовник';
}

/** A last period with a number of moves comes again and again. */
function span({ moves, time }: Period, last: boolean): string {
  // Each move is begun on what it gives alone.
  if (time === 0) return moves === null ? '' : count(moves, MOVE);
  if (moves === null) return allotted(time);
  return last ? `${allotted(time)} ${forEvery(moves)}` : `${count(moves, MOVE)} за ${allotted(time)}`;
}

function forEvery(moves: number): string {
  if (moves === 1) return 'за секој потег';
  return isSingular(moves) ? `за секој ${count(moves, MOVE)}` : `за секои ${count(moves, MOVE)}`;
}

function given(extra: Extra): string {
  const time = allotted(extraTime(extra));
  switch (extra.kind) {
    case 'none':
      return '';
    case 'increment':
      return extra.added === 'before' ? `${time} на потег` : `${time} по секој потег`;
    case 'bronstein':
      return `враќање до ${time} по секој потег`;
    case 'delay':
      return `одложување од ${time} на потег`;
  }
}
