/**
 * Time as an argument: whoever needs to know or to wait is given these, so that a test can hand in its own.
 */

/** Tells the time, in milliseconds since 1970, UTC. It never goes backwards while it lives. */
export interface Clock {
  now(): number;
}

/** Calls back once after some milliseconds; what it returns takes the call back. */
export interface Timers {
  after(milliseconds: number, callback: () => void): () => void;
}

/** Milliseconds by which the wall clock must have run ahead: the device has slept, while the count of a page may stand still. */
export const SLEPT = 2000;

/**
 * A monotonic clock: a count that begins anywhere, from the wall clock as it was at first. Where the count stood still while the wall
 * clock went on, as in a closed laptop, it starts from the wall clock again. A wall clock that is set back does not move it.
 */
export function anchoredClock(wall: () => number, count: () => number): Clock {
  let offset = wall() - count();
  return {
    now() {
      const counted = count();
      const ahead = wall() - counted;
      if (ahead - offset > SLEPT) offset = ahead;
      return offset + counted;
    },
  };
}

/** The page's own clock, or a worker's. Each load starts from the wall clock again. */
export const pageClock: Clock = anchoredClock(
  () => Date.now(),
  () => performance.now(),
);

/** The page's own timers. In a hidden page they may be late by a minute: nothing the rules depend on may rest on them. */
export const pageTimers: Timers = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Both of them, for what takes its time as one. */
export const pageTiming: Clock & Timers = { ...pageClock, ...pageTimers };

/** Milliseconds after which whoever waits for long looks at the clock again, for the device may have slept. */
export const LONGEST_STEP = 1000;
