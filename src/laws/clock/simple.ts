/**
 * Simple time controls, and what a move gives: as much as is told and chosen before any clock runs. All times are milliseconds.
 */
import { MINUTE, SECOND } from '../editions/edition.js';
import type { Extra, TimeControl } from './control.js';

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
