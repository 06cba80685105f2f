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

/**
 * The page's own clock: monotonic, from the wall clock as it was when the page was loaded. A wall clock that is set meanwhile
 * does not move it; the next load starts from the wall clock again.
 */
export const pageClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
};

/** The page's own timers. In a hidden page they may be late by a minute: nothing the rules depend on may rest on them. */
export const pageTimers: Timers = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
