/**
 * Deciding in a worker: one for each question, which is ended with its answer or when the question is dropped. Where no worker can be had it
 * is undecided, for the search would hold up the page.
 */
import type { Verdict } from '../../laws/board/mating-line.js';
import { VERDICT } from '../../laws/acts/verdict.js';
import { is } from '../../laws/schema.js';
import type { AskedInWorker } from './asked-in-worker.js';
import { NODES, UNDECIDED, type Decide } from './decide-in-time.js';

/** What is used of a `Worker`. */
export interface DecidingWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: AskedInWorker): void;
  terminate(): void;
}

/** @param start starts the worker; it may throw where there are none, or where the page may not start any */
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
