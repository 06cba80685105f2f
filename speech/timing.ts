/**
 * Time as an argument: whoever needs to know or to wait is given these, so that a test can hand in its own.
 */

/** Tells the time in milliseconds: of games since 1970, UTC, else since any fixed moment. It never goes backwards while it lives. */
export interface Clock {
  now(): number;
}

/** Calls back once after some milliseconds; what it returns takes the call back. */
export interface Timers {
  after(milliseconds: number, callback: () => void): () => void;
}

/** Both, for whoever speaks. */
export interface Timing extends Clock, Timers {}

/** A count that goes on evenly whatever becomes of a game, for what is said and for what waits. */
export const pageCount: Clock = { now: () => performance.timeOrigin + performance.now() };

/** The page's own timers. In a hidden page they may be late by a minute: nothing the rules depend on may rest on them. */
export const pageTimers: Timers = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Count and timers, for what takes its time as one. */
export const pageTiming: Timing = { ...pageCount, ...pageTimers };

/** Milliseconds after which whoever waits for long looks at the clock again, for the device may have slept. */
export const LONGEST_STEP = 1000;
