/**
 * What a display shows of a time: whole seconds, never tenths. A second that has begun is shown as a whole one, so that 0 is
 * shown when nothing is left.
 */
import type { ClockFace } from '../../src/laws/clock/clock.js';
import { SECOND } from '../../src/laws/clock/time-control.js';
import { COLORS } from '../../src/laws/squares.js';

/** Whole seconds of so many milliseconds. */
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
