/** What stands on the displays of a clock: the times in digits, and the words beside them. */
import { msg } from '../texts.js';
import type { ClockFace, Display } from '../../src/laws/clock/clock.js';
import { periodAt, type TimeControl, SECOND } from '../../src/laws/clock/time-control.js';
import { type Color, COLORS } from '../../src/laws/squares.js';

/** Whole seconds of so many milliseconds, never tenths. One that has begun is a whole one, so that 0 is shown when nothing is left. */
export function secondsOf(milliseconds: number): number {
  return Math.ceil(Math.max(0, milliseconds) / SECOND);
}

/** "1:05:09", "5:09", "0:09". */
export function digits(milliseconds: number): string {
  const all = secondsOf(milliseconds);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = two(all % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/**
 * Whole milliseconds until another second is shown, of the delay first and then of the time; `undefined` where none will be, unless
 * something is done. Rounded up: a timer drops the fraction, and would come before the second is over, to draw the same once more.
 */
export function untilNextSecond(face: ClockFace): number | undefined {
  const running = COLORS.map((color) => face[color]).find((display) => display.running);
  if (!running || running.time <= 0) return undefined;
  const shown = running.delay > 0 ? running.delay : running.time;
  return Math.ceil(shown - (secondsOf(shown) - 1) * SECOND);
}

export function playerText(color: Color): string {
  return color === 'white' ? msg('white') : msg('black');
}

/** What the button of a half is called. */
export function pressText(color: Color): string {
  return color === 'white' ? msg('clock-press-white') : msg('clock-press-black');
}

/** Never by look alone which clock runs. */
export function stateText({ running }: Display, phase: ClockFace['phase']): string {
  if (running) return msg('clock-running');
  switch (phase) {
    case 'waiting':
      return msg('clock-waiting');
    case 'paused':
      return msg('clock-state-stopped');
    case 'running':
    case 'stopped':
      return msg('clock-not-running');
  }
}

export function movesText(moves: number): string {
  return moves === 1 ? msg('clock-one-move') : msg('clock-moves', { moves });
}

export function counterText(moves: number): string {
  return msg('clock-counter', { moves });
}

/** What is left of the delay; nothing where the period has none. `inWords` is for the ear. */
export function delayText({ extra, delay }: Display, inWords = digits): string | undefined {
  return extra.kind === 'delay' ? msg('clock-delay', { time: inWords(delay) }) : undefined;
}

/** Nothing where there is but one period; without a number of them where the last one is repeated. */
export function periodText({ period }: Display, control: TimeControl): string | undefined {
  const count = control.periods.length;
  const number = period + 1;
  if (periodAt(control, count - 1).moves !== null) return msg('clock-period-shown', { period: number });
  return count === 1 ? undefined : msg('clock-period-of', { period: number, count });
}

/** That the flag of a period which is over had fallen; nothing where none had, or the present one is down too. */
export function earlierFlagText({ flag, overstepped }: Display): string | undefined {
  if (flag || overstepped === undefined) return undefined;
  return msg('clock-earlier-flag', { period: overstepped + 1 });
}
