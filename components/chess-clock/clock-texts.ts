/**
 * What stands on the displays beside the times.
 */
import { msg, str } from '@lit/localize';
import type { ClockFace, Display } from '../../src/laws/clock/clock.js';
import { periodAt, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { Color } from '../../src/laws/squares.js';
import { digits } from './shown-time.js';

export function playerText(color: Color): string {
  return color === 'white' ? msg('White', { id: 'white' }) : msg('Black', { id: 'black' });
}

/** What the button of a half is called. */
export function pressText(color: Color): string {
  return color === 'white'
    ? msg('Press White’s clock', { id: 'clock-press-white' })
    : msg('Press Black’s clock', { id: 'clock-press-black' });
}

/** Never by look alone which clock runs. */
export function stateText({ running }: Display, phase: ClockFace['phase']): string {
  if (running) return msg('Running', { id: 'clock-running' });
  switch (phase) {
    case 'waiting':
      return msg('Not started', { id: 'clock-waiting' });
    case 'paused':
      return msg('Stopped', { id: 'clock-stopped' });
    case 'running':
    case 'stopped':
      return msg('Not running', { id: 'clock-not-running' });
  }
}

export function movesText(moves: number): string {
  return moves === 1
    ? msg('1 move to the time control', { id: 'clock-one-move' })
    : msg(str`${moves} moves to the time control`, { id: 'clock-moves' });
}

export function counterText(moves: number): string {
  return msg(str`Moves completed: ${moves}`, { id: 'clock-counter' });
}

/** What is left of the delay; nothing where the period has none. `inWords` is for the ear. */
export function delayText({ extra, delay }: Display, inWords = digits): string | undefined {
  return extra.kind === 'delay' ? msg(str`Delay: ${inWords(delay)}`, { id: 'clock-delay' }) : undefined;
}

/** Nothing where there is but one period; without a number of them where the last one is repeated. */
export function periodText({ period }: Display, control: TimeControl): string | undefined {
  const count = control.periods.length;
  const number = period + 1;
  if (periodAt(control, count - 1).moves !== null) return msg(str`Period ${number}`, { id: 'clock-period' });
  return count === 1 ? undefined : msg(str`Period ${number} of ${count}`, { id: 'clock-period-of' });
}

/** That the flag of a period which is over had fallen; nothing where none had, or the present one is down too. */
export function earlierFlagText({ flag, overstepped }: Display): string | undefined {
  if (flag || overstepped === undefined) return undefined;
  return msg(str`The flag fell in period ${overstepped + 1}.`, { id: 'clock-earlier-flag' });
}
