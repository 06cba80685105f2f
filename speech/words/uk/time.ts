/**
 * Clocks and time controls in Ukrainian.
 */
import type { Display } from '../../../src/laws/clock/clock.js';
import { extraTime, type Extra, type Period, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { ByColor } from '../../../src/laws/squares.js';
import { tellControl, type ControlPhrases } from '../control-told.js';
import type { ClockAnswer, TimeWords } from '../time.js';
import { capitalized, moveCount } from './counting.js';
import { allotted, duration } from './durations.js';
import { PLAYERS } from './names.js';

export const NO_CLOCK = 'Ця партія грається без годинника.';

export const time: TimeWords = { clock, noClock: () => NO_CLOCK, duration: (span) => duration(span), control };

function clock({ phase, sides }: ClockAnswer): readonly string[] {
  const state = {
    waiting: ['Годинник ще не пущено.'],
    running: [],
    paused: ['Годинник зупинено.'],
    stopped: ['Годинник зупинено.'],
  }[phase];
  return [...state, ...sides.map(({ color, display }) => `${PLAYERS[color]}: ${shown(display)}.`)];
}

function shown({ time, flag, running, movesToGo, overstepped }: Display): string {
  if (flag) return 'часу немає, прапорець упав';
  const toGo = movesToGo === null ? '' : `, до контролю ${moveCount(movesToGo)}`;
  return `${duration(time)}${running ? ', іде' : ''}${toGo}${earlier(overstepped)}`;
}

/** The flag of a period that is over had fallen; what the clock shows of it. */
export function earlier(overstepped: number | undefined): string {
  return overstepped === undefined ? '' : `, прапорець упав у періоді ${overstepped + 1}`;
}

const CONTROL: ControlPhrases = {
  players: { white: 'Білі', black: 'чорні' },
  span,
  then: (text) => `потім ${text}`,
  given,
  spanWith: (text, extra) => `${text} плюс ${given(extra)}`,
  fromFirstMove: (extra) => `${extra} від першого ходу`,
};

/** "40 ходів за 90 хвилин, потім 30 хвилин, 30 секунд на хід від першого ходу"; "Білі 5 хвилин, чорні 3 хвилини". */
function control(time: ByColor<TimeControl> | undefined): string {
  return time ? capitalized(tellControl(time, CONTROL)) : 'Без годинника';
}

/** A last period with a number of moves comes again and again. */
function span({ moves, time }: Period, last: boolean): string {
  // Each move is begun on what it gives alone.
  if (time === 0) return moves === null ? '' : moveCount(moves);
  if (moves === null) return allotted(time);
  return last ? `${allotted(time)} ${onEvery(moves)}` : `${moveCount(moves)} за ${allotted(time, 'accusative')}`;
}

/** "на кожні 16 ходів". */
function onEvery(moves: number): string {
  return moves === 1 ? 'на кожен хід' : `на кожні ${moveCount(moves)}`;
}

function given(extra: Extra): string {
  const time = allotted(extraTime(extra));
  switch (extra.kind) {
    case 'none':
      return '';
    case 'increment':
      return extra.added === 'before' ? `${time} на хід` : `${time} після кожного ходу`;
    case 'bronstein':
      return `після кожного ходу повертається щонайбільше ${allotted(extraTime(extra), 'accusative')}`;
    case 'delay':
      return `затримка ${time} на хід`;
  }
}
