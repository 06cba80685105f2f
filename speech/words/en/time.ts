/**
 * Clocks and time controls in English.
 */
import type { Display } from '../../../src/laws/clock/clock.js';
import { extraTime, type Extra, type Period, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { ByColor } from '../../../src/laws/squares.js';
import { tellControl, type ControlPhrases } from '../control-told.js';
import type { ClockAnswer, TimeWords } from '../time.js';
import { allotted, duration } from './durations.js';
import { PLAYERS, moveCount } from './names.js';

export const NO_CLOCK = 'This game is played without a clock.';

export const time: TimeWords = { clock, noClock: () => NO_CLOCK, duration, control };

function clock({ phase, sides }: ClockAnswer): readonly string[] {
  const state = {
    waiting: ['The clocks have not been started.'],
    running: [],
    paused: ['The clocks are stopped.'],
    stopped: ['The clocks are stopped.'],
  }[phase];
  return [...state, ...sides.map(({ color, display }) => `${PLAYERS[color]} ${shown(display)}.`)];
}

function shown({ time, flag, running, movesToGo, overstepped }: Display): string {
  if (flag) return 'no time, the flag has fallen';
  const toGo = movesToGo === null ? '' : `, ${moveCount(movesToGo)} to go`;
  return `${duration(time)}${running ? ', running' : ''}${toGo}${earlier(overstepped)}`;
}

/** The flag of a period that is over had fallen; what the clock shows of it. */
export function earlier(overstepped: number | undefined): string {
  return overstepped === undefined ? '' : `, the flag fell in period ${overstepped + 1}`;
}

const CONTROL: ControlPhrases = {
  players: PLAYERS,
  span,
  then: (text) => `then ${text}`,
  given,
  spanWith: (text, extra) => `${text} with ${given(extra)}`,
  fromFirstMove: (extra) => `${extra} from move one`,
};

/** "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one"; "White 5 minutes, Black 3 minutes". */
function control(time: ByColor<TimeControl> | undefined): string {
  return time ? tellControl(time, CONTROL) : 'No clock';
}

/** A last period with a number of moves comes again and again. */
function span({ moves, time }: Period, last: boolean): string {
  // Each move is begun on what it gives alone.
  if (time === 0) return moves === null ? '' : moveCount(moves);
  if (moves === null) return allotted(time);
  return last ? `${allotted(time)} for every ${moveCount(moves)}` : `${moveCount(moves)} in ${allotted(time)}`;
}

function given(extra: Extra): string {
  const time = allotted(extraTime(extra));
  switch (extra.kind) {
    case 'none':
      return '';
    case 'increment':
      return extra.added === 'before' ? `${time} a move` : `${time} after each move`;
    case 'bronstein':
      return `up to ${time} given back after each move`;
    case 'delay':
      return `a delay of ${time} a move`;
  }
}
