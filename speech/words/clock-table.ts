/**
 * What a language must be able to say of a clock that stands alone, beside a game on real boards.
 */
import type { TimeControl } from '../../src/laws/clock/control.js';
import type { ByColor } from '../../src/laws/squares.js';

/** The clock as it is set. */
export interface ClockSet {
  readonly time: ByColor<TimeControl>;
  /** Whoever is named; empty is nobody. */
  readonly names: ByColor<string>;
}

export interface ClockTableWords {
  /** To what it is to be set and for whom, read back before it is; one sentence each. */
  readonly toSet: (set: ClockSet) => readonly string[];
  /** That it is set, to what and for whom. */
  readonly set: (set: ClockSet) => readonly string[];
  /** How it is started (Art. 6.6). */
  readonly toStart: () => string;
  /** The page was loaded anew, and the clock stands here as it was. */
  readonly back: () => string;
}
