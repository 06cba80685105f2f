/**
 * What a language must be able to say of a clock that stands alone, beside a game on real boards.
 */
import type { TimeControl } from '../../src/laws/clock/time-control.js';
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
  /** What was typed or said is no command; `nearest` are those that may have been meant. */
  readonly notUnderstood: (line: NotUnderstood) => string;
}

export interface NotUnderstood {
  readonly text: string;
  readonly nearest: readonly string[];
  /** It is a command, but another may have been said as well. */
  readonly doubtful?: true;
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

export function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
