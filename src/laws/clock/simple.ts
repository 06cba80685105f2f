/**
 * What a time control is (Art. 6.3), the simple ones, and what a move gives: as much as is told and chosen before any clock runs. All times
 * are milliseconds.
 */
import { MINUTE, SECOND } from '../editions/edition.js';

/** What a player gets with every move (Art. 6.3.1, 6.3.2). */
export type Extra =
  | { readonly kind: 'none' }
  /**
   * The cumulative way of Fischer: `time` is added with every move and what is not used is kept. Added *before* the move,
   * the first is on the clock when it starts ("from move one"); added *after* it, the first comes with the first press.
   */
  | { readonly kind: 'increment'; readonly time: number; readonly added: 'before' | 'after' }
  /** The way of Bronstein: with the press the time used for the move is given back, `time` of it at most. */
  | { readonly kind: 'bronstein'; readonly time: number }
  /** The time-delay mode of Art. 6.3.2, as US Chess has it: the countdown begins when `time` has passed. */
  | { readonly kind: 'delay'; readonly time: number };

export interface Period {
  /** The moves to be completed in it; `null`: all that remain. */
  readonly moves: number | null;
  /** The time for them; what is saved goes over to the next period (Art. 6.3.2). */
  readonly time: number;
  readonly extra: Extra;
}

/**
 * A chain of periods. A last period with a number of moves is repeated for as long as the game lasts ("20 moves in each
 * further hour"); only a period for all remaining moves is the last one of Guidelines III.
 */
export interface TimeControl {
  readonly periods: readonly [Period, ...Period[]];
}

export const NO_EXTRA: Extra = { kind: 'none' };

/** The common kind: one time for all moves, and perhaps an increment from move one. Minutes and seconds, as it is spoken. */
export function control(minutes: number, increment = 0): TimeControl {
  return { periods: [{ moves: null, time: minutes * MINUTE, extra: incrementOf(increment) }] };
}

/** An increment of so many seconds from move one. */
export function incrementOf(seconds: number): Extra {
  return seconds === 0 ? NO_EXTRA : { kind: 'increment', time: seconds * SECOND, added: 'before' };
}

/** What of an extra is on the clock with each move beside the main time. */
export function extraTime(extra: Extra): number {
  return extra.kind === 'none' ? 0 : extra.time;
}
