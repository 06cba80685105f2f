/** How often a dial is drawn anew. */
import type { Display } from '../../src/laws/clock/clock.js';
import { SECOND } from '../../src/laws/clock/time-control.js';

/** The minute hand moves by half a degree in this time, which is less than a finger or an eye can tell. */
const STEP = 5 * SECOND;

/** Whole milliseconds until a dial is to be drawn anew; `undefined` where it will show the same, unless something is done. */
export function untilNextStep({
  running,
  time,
  delay,
}: Pick<Display, 'running' | 'time' | 'delay'>): number | undefined {
  if (!running || time <= 0) return undefined;
  // Rounded up: a timer drops the fraction.
  return Math.ceil(delay + (time % STEP || STEP));
}
