/**
 * Clocks and time controls in German.
 */
import type { Display } from '../../../src/laws/clock.js';
import type { Extra, Period, TimeControl } from '../../../src/laws/clock/control.js';
import { extraTime } from '../../../src/laws/clock/simple.js';
import type { ByColor } from '../../../src/laws/squares.js';
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

function shown({ time, flag, running, movesToGo }: Display): string {
  if (flag) return 'keine Zeit, das Blättchen ist gefallen';
  const toGo = movesToGo === null ? '' : `, noch ${moveCount(movesToGo)}`;
  return `${duration(time)}${running ? ', läuft' : ''}${toGo}`;
}

/** "40 Züge in 90 Minuten, dann 30 Minuten, 30 Sekunden je Zug ab dem ersten Zug"; "Weiß 5 Minuten, Schwarz 3 Minuten". */
function control(time: ByColor<TimeControl> | undefined): string {
  if (!time) return 'Ohne Uhr';
  const [white, black] = [chain(time.white), chain(time.black)];
  if (white === black) return white;
  const between = white.includes(',') || black.includes(',') ? ';' : ',';
  return `${PLAYERS.white} ${white}${between} ${PLAYERS.black} ${black}`;
}

function chain({ periods }: TimeControl): string {
  const [first, ...others] = periods;
  const alike = others.every((other) => given(other.extra) === given(first.extra));
  const named = periods.map((period, index) => {
    const text = `${index > 0 ? 'dann ' : ''}${span(period, index === periods.length - 1)}`;
    const extra = given(period.extra, 'dative');
    return alike || extra === '' ? text : `${text} mit ${extra}`;
  });
  const extra = alike ? given(first.extra) : '';
  if (extra !== '') named.push(others.length > 0 ? `${extra} ab dem ersten Zug` : extra);
  return named.filter((text) => text !== '').join(', ');
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
