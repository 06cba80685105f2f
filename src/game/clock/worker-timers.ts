/**
 * Timers in a worker, for what the rules depend on: flags, and warnings of the time. Where no worker can be had they are the page's own.
 */
import { pageCount, pageTimers, type Clock, type Timers } from '../../../speech/timing.js';
import type { TimerAsked } from './timer-queue.js';

/** What is used of a `Worker`. */
export interface TimersWorker {
  onmessage: ((event: MessageEvent<number>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: TimerAsked): void;
  terminate(): void;
}

export interface WorkerTimersParts {
  /** Starts the worker; it may throw where there are none, or where the page may not start any. */
  readonly start: () => TimersWorker;
  readonly clock?: Clock;
  /** What is used without a worker. */
  readonly otherwise?: Timers;
}

interface Waiting {
  readonly at: number;
  readonly callback: () => void;
  /** Set where it waits without the worker. */
  stop?: () => void;
}

export class WorkerTimers implements Timers {
  readonly #parts: Required<WorkerTimersParts>;
  readonly #waiting = new Map<number, Waiting>();
  /** `undefined` before the first call, `null` where there is none. */
  #worker: TimersWorker | null | undefined;
  #last = 0;

  constructor({ start, clock = pageCount, otherwise = pageTimers }: WorkerTimersParts) {
    this.#parts = { start, clock, otherwise };
  }

  after(milliseconds: number, callback: () => void): () => void {
    if (this.#worker === undefined) this.#worker = this.#started();
    const id = (this.#last += 1);
    const waiting: Waiting = { at: this.#parts.clock.now() + milliseconds, callback };
    this.#waiting.set(id, waiting);
    if (this.#worker) this.#worker.postMessage({ id, after: milliseconds });
    else this.#waitHere(id, waiting);
    return () => {
      if (!this.#waiting.delete(id)) return;
      if (waiting.stop) waiting.stop();
      else this.#worker?.postMessage({ id, stop: true });
    };
  }

  #started(): TimersWorker | null {
    try {
      const worker = this.#parts.start();
      worker.onmessage = ({ data }) => this.#call(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#leave();
      };
      return worker;
    } catch {
      return null;
    }
  }

  /** The worker could not be loaded, or broke: whatever waits goes on waiting here. */
  #leave(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, waiting] of this.#waiting) this.#waitHere(id, waiting);
  }

  #waitHere(id: number, waiting: Waiting): void {
    const left = Math.max(0, waiting.at - this.#parts.clock.now());
    waiting.stop = this.#parts.otherwise.after(left, () => this.#call(id));
  }

  #call(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.callback();
  }
}
