/**
 * Clocks and time controls in English.
 */
import type { Display } from '../../../src/laws/clock.js';
import type { Extra, Period, TimeControl } from '../../../src/laws/clock/control.js';
import { extraTime } from '../../../src/laws/clock/simple.js';
import type { ByColor } from '../../../src/laws/squares.js';
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

function shown({ time, flag, running, movesToGo }: Display): string {
  if (flag) return 'no time, the flag has fallen';
  const toGo = movesToGo === null ? '' : `, ${moveCount(movesToGo)} to go`;
  return `${duration(time)}${running ? ', running' : ''}${toGo}`;
}

/** "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one"; "White 5 minutes, Black 3 minutes". */
function control(time: ByColor<TimeControl> | undefined): string {
  if (!time) return 'No clock';
  const [white, black] = [chain(time.white), chain(time.black)];
  if (white === black) return white;
  const between = white.includes(',') || black.includes(',') ? ';' : ',';
  return `${PLAYERS.white} ${white}${between} ${PLAYERS.black} ${black}`;
}

function chain({ periods }: TimeControl): string {
  const [first, ...others] = periods;
  const alike = others.every((other) => given(other.extra) === given(first.extra));
  const named = periods.map((period, index) => {
    const text = `${index > 0 ? 'then ' : ''}${span(period, index === periods.length - 1)}`;
    const extra = given(period.extra);
    return alike || extra === '' ? text : `${text} with ${extra}`;
  });
  const extra = alike ? given(first.extra) : '';
  if (extra !== '') named.push(others.length > 0 ? `${extra} from move one` : extra);
  return named.filter((text) => text !== '').join(', ');
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
