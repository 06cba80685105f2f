/**
 * Whether a side can still mate, decided beside the page and in time (Art. 5.1.2, 6.9, 7.5.5). It is searched for in so many positions and for so
 * long at most; what is not decided by then is undecided.
 */
import type { Position } from '../../laws/board/board.js';
import type { Verdict } from '../../laws/board/mating-line.js';
import type { Color } from '../../laws/squares.js';
import type { ToDecide } from '../../laws/to-decide.js';
import type { Timers } from '../../../speech/timing.js';

/** Positions that are looked at, at most. */
export const NODES = 1_000_000;

/** Milliseconds. */
export const LONGEST = 10_000;

/** Milliseconds after which it is said that it is being decided. */
export const SLOW_AFTER = 500;

/** Decides, and holds nobody up. Aborted, or where it cannot be asked at all, it is undecided; it never rejects. */
export type Decide = (position: Position, side: Color, signal: AbortSignal) => Promise<Verdict>;

export const UNDECIDED: Verdict = { verdict: 'undecided', nodes: 0 };

export interface DecideParts {
  readonly decide: Decide;
  readonly timers: Timers;
}

/**
 * @param onSlow it takes a while
 * @param signal the question is dropped
 */
export async function decideInTime(
  { position, side }: ToDecide,
  { decide, timers }: DecideParts,
  { onSlow, signal }: { readonly onSlow: () => void; readonly signal: AbortSignal },
): Promise<Verdict> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  const stopSlow = timers.after(SLOW_AFTER, onSlow);
  const stopLate = timers.after(LONGEST, end);
  try {
    return await decide(position, side, ending.signal);
  } finally {
    stopSlow();
    stopLate();
    signal.removeEventListener('abort', end);
  }
}
