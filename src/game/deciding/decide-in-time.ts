/**
 * Whether a side can still mate, decided in a worker and in time (Art. 5.1.2, 6.9, 7.5.5). It is searched for in so many positions and for so
 * long at most; what is not decided by then is undecided.
 */
import type { Position } from '../../laws/board/board.js';
import type { Verdict } from '../../laws/board/mating-line.js';
import type { Color } from '../../laws/squares.js';
import type { ToDecide } from '../../laws/to-decide.js';
import type { Timers } from '../../../speech/timing.js';
import { VERDICT } from '../../laws/acts/ending.js';
import { is } from '../../laws/schema.js';
import type { AskedInWorker } from './asked-in-worker.js';

/** Positions that are looked at, at most. */
const NODES = 1_000_000;

/** Milliseconds. */
export const LONGEST = 10_000;

/** Milliseconds after which it is said that it is being decided. */
export const SLOW_AFTER = 500;

/** Decides, and holds nobody up. Aborted, or where it cannot be asked at all, it is undecided; it never rejects. */
export type Decide = (position: Position, side: Color, signal: AbortSignal) => Promise<Verdict>;

const UNDECIDED: Verdict = { verdict: 'undecided', nodes: 0 };

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

/** What is used of a `Worker`. */
export interface DecidingWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: AskedInWorker): void;
  terminate(): void;
}

/**
 * One worker for each question, which is ended with its answer or when the question is dropped. Where no worker can be had it is undecided, for the
 * search would hold up the page.
 * @param start starts the worker; it may throw where there are none, or where the page may not start any
 */
export function decideInWorker(start: () => DecidingWorker): Decide {
  return (position, side, signal) => {
    if (signal.aborted) return Promise.resolve(UNDECIDED);
    const worker = started(start);
    if (!worker) return Promise.resolve(UNDECIDED);
    return new Promise((resolve) => {
      const end = (verdict: Verdict): void => {
        signal.removeEventListener('abort', drop);
        worker.terminate();
        resolve(verdict);
      };
      const drop = (): void => end(UNDECIDED);
      signal.addEventListener('abort', drop);
      worker.onmessage = ({ data }) => end(is(VERDICT, data) ? data : UNDECIDED);
      worker.onerror = (event) => {
        event.preventDefault();
        end(UNDECIDED);
      };
      worker.postMessage({ fen: position.fen(), side, nodes: NODES });
    });
  };
}

function started(start: () => DecidingWorker): DecidingWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}
