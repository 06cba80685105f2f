/**
 * Clocks and time controls in Belarusian.
 */
import type { Display } from '../../../src/laws/clock/clock.js';
import { extraTime, type Extra, type Period, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { ByColor } from '../../../src/laws/squares.js';
import { tellControl, type ControlPhrases } from '../control-told.js';
import type { ClockAnswer, TimeWords } from '../time.js';
import { allotted, duration } from './durations.js';
import { PLAYERS, SIDES } from './names.js';
import { counted, moveCount } from './numbers.js';

export const NO_CLOCK = 'Гэтая партыя гуляецца без гадзінніка.';

export const time: TimeWords = { clock, noClock: () => NO_CLOCK, duration: (time) => duration(time), control };

function clock({ phase, sides }: ClockAnswer): readonly string[] {
  const state = {
    waiting: ['Гадзіннік яшчэ не запушчаны.'],
    running: [],
    paused: ['Гадзіннік спынены.'],
    stopped: ['Гадзіннік спынены.'],
  }[phase];
  return [...state, ...sides.map(({ color, display }) => `У ${SIDES[color].genitive} ${shown(display)}.`)];
}

function shown({ time, flag, running, movesToGo, overstepped }: Display): string {
  if (flag) return 'няма часу, сцяжок упаў';
  const toGo = movesToGo === null ? '' : `, ${stays(movesToGo)}`;
  return `${duration(time)}${running ? ', час ідзе' : ''}${toGo}${earlier(overstepped)}`;
}

/** The flag of a period that is over had fallen; what the clock shows of it. */
export function earlier(overstepped: number | undefined): string {
  return overstepped === undefined ? '' : `, сцяжок упаў у перыядзе ${overstepped + 1}`;
}

/** "застаўся 1 ход", "засталося 40 хадоў". */
function stays(moves: number): string {
  return `${counted(moves) === 'one' ? 'застаўся' : 'засталося'} ${moveCount(moves)}`;
}

const CONTROL: ControlPhrases = {
  players: { white: PLAYERS.white, black: SIDES.black.nominative },
  span,
  then: (text) => `затым ${text}`,
  given,
  spanWith: (text, extra) => `${text} і ${given(extra)}`,
  fromFirstMove: (extra) => `${extra} ад першага хода`,
};

/** "40 хадоў за 90 хвілін, затым 30 хвілін, 30 секунд на ход ад першага хода"; "Белыя 5 хвілін, чорныя 3 хвіліны". */
function control(time: ByColor<TimeControl> | undefined): string {
  return time ? tellControl(time, CONTROL) : 'Без гадзінніка';
}

/** A last period with a number of moves comes again and again. */
function span({ moves, time }: Period, last: boolean): string {
  // Each move is begun on what it gives alone.
  if (time === 0) return moves === null ? '' : moveCount(moves);
  if (moves === null) return allotted(time);
  return last ? `${allotted(time)} на ${every(moves)}` : `${moveCount(moves)} за ${allotted(time, 'accusative')}`;
}

/** "кожны ход", "кожны 21 ход", "кожныя 16 хадоў". */
function every(moves: number): string {
  if (moves === 1) return 'кожны ход';
  return `${counted(moves) === 'one' ? 'кожны' : 'кожныя'} ${moveCount(moves)}`;
}

function given(extra: Extra): string {
  const time = allotted(extraTime(extra));
  switch (extra.kind) {
    case 'none':
      return '';
    case 'increment':
      return extra.added === 'before' ? `${time} на ход` : `${time} пасля кожнага хода`;
    case 'bronstein':
      return `вяртанне часу пасля хода, не больш за ${allotted(extraTime(extra), 'accusative')}`;
    case 'delay':
      return `затрымка ${time} на ход`;
  }
}
