/** The clock of an element to which the page has given none: set by attributes, in seconds, without anything added. */
import { pauseClock, pressClock, setUpClock, startClock, type Clock } from '../../src/laws/clock/clock.js';
import { NO_EXTRA, SECOND, type TimeControl } from '../../src/laws/clock/time-control.js';
import { COLORS, type ByColor, type Color } from '../../src/laws/squares.js';

/** Seconds of each player at first. */
const FIVE_MINUTES = 300;

/** A clock with so many seconds for each player, not started. What is no number of seconds counts as not written. */
export function clockSetTo({ white, black }: ByColor<number | undefined>): Clock {
  return setUpClock({ white: controlOf(white), black: controlOf(black) });
}

/** The same clock, running for one player from now on, or for nobody. `at` in milliseconds. */
export function clockRunning(clock: Clock, side: Color | undefined, at: number): Clock {
  if (!side) return pauseClock(clock, at);
  if (clock.now.phase !== 'running') return startClock(clock, side, at);
  return clock.now.side === side ? clock : pressClock(clock, at);
}

/** Reads `running="white"`. */
export function colorOf(text: string | null): Color | undefined {
  return COLORS.find((color) => color === text);
}

function controlOf(seconds = FIVE_MINUTES): TimeControl {
  const time = Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * SECOND) : FIVE_MINUTES * SECOND;
  return { periods: [{ moves: null, time, extra: NO_EXTRA }] };
}
