/** Timers as an argument of an element, so that a page, or a test, can hand in its own. */
export interface Timers {
  /** Calls back once after some milliseconds; what it returns takes the call back. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The page's own. In a hidden page they may be late by a minute: nothing the Laws depend on may rest on them. */
export const pageTimers: Timers = {
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
