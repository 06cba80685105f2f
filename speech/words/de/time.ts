/**
 * Clocks and time controls in German.
 */
import type { Display } from '../../../src/laws/clock/clock.js';
import { extraTime, type Extra, type Period, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { ByColor } from '../../../src/laws/squares.js';
import { tellControl, type ControlPhrases } from '../control-told.js';
import type { ClockAnswer, TimeWords } from '../time.js';
import { moveCount } from './counting.js';
import { allotted, duration } from './durations.js';
import { PLAYERS } from './names.js';

export const NO_CLOCK = 'Diese Partie wird ohne Uhr gespielt.';

export const time: TimeWords = { clock, noClock: () => NO_CLOCK, duration, control };

function clock({ phase, sides }: ClockAnswer): readonly string[] {
  const state = {
    waiting: ['Die Uhren wurden noch nicht gestartet.'],
    running: [],
    paused: ['Die Uhren stehen.'],
    stopped: ['Die Uhren stehen.'],
  }[phase];
  return [...state, ...sides.map(({ color, display }) => `${PLAYERS[color]} ${shown(display)}.`)];
}

function shown({ time, flag, running, movesToGo, overstepped }: Display): string {
  if (flag) return 'keine Zeit, das Blättchen ist gefallen';
  const toGo = movesToGo === null ? '' : `, noch ${moveCount(movesToGo)}`;
  return `${duration(time)}${running ? ', läuft' : ''}${toGo}${earlier(overstepped)}`;
}

/** The flag of a period that is over had fallen; what the clock shows of it. */
export function earlier(overstepped: number | undefined): string {
  return overstepped === undefined ? '' : `, das Blättchen fiel in Zeitperiode ${overstepped + 1}`;
}

const CONTROL: ControlPhrases = {
  players: PLAYERS,
  span,
  then: (text) => `dann ${text}`,
  given,
  spanWith: (text, extra) => `${text} mit ${given(extra, 'dative')}`,
  fromFirstMove: (extra) => `${extra} ab dem ersten Zug`,
};

/** "40 Züge in 90 Minuten, dann 30 Minuten, 30 Sekunden je Zug ab dem ersten Zug"; "Weiß 5 Minuten, Schwarz 3 Minuten". */
function control(time: ByColor<TimeControl> | undefined): string {
  return time ? tellControl(time, CONTROL) : 'Ohne Uhr';
}

/** A last period with a number of moves comes again and again. */
function span({ moves, time }: Period, last: boolean): string {
  // Each move is begun on what it gives alone.
  if (time === 0) return moves === null ? '' : moveCount(moves);
  if (moves === null) return allotted(time);
  if (!last) return `${moveCount(moves)} in ${allotted(time, 'dative')}`;
  return `${allotted(time)} für ${moves === 1 ? 'jeden Zug' : `je ${moves} Züge`}`;
}

/** What each move gives; in the dative it follows "mit". */
function given(extra: Extra, form: 'plain' | 'dative' = 'plain'): string {
  const time = extraTime(extra);
  switch (extra.kind) {
    case 'none':
      return '';
    case 'increment':
      return `${allotted(time, form)} ${extra.added === 'before' ? 'je Zug' : 'nach jedem Zug'}`;
    case 'bronstein':
      return `bis zu ${allotted(time, 'dative')} Rückgabe nach jedem Zug`;
    case 'delay':
      return `${form === 'plain' ? 'eine' : 'einer'} Verzögerung von ${allotted(time, 'dative')} je Zug`;
  }
}
