/**
 * Calls that fall due, kept in a worker. One timer is set at a time, and never for long: after the device has slept it must not wait for
 * what the sleep has taken.
 */
import { LONGEST_STEP, type Clock, type Timers } from '../../../speech/timing.js';

/** What the page asks of the worker: a call after so many milliseconds, or none any more. */
export type TimerAsked = { readonly id: number; readonly after: number } | { readonly id: number; readonly stop: true };

export interface TimerCallsParts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly call: (id: number) => void;
}

export class TimerCalls {
  readonly #parts: TimerCallsParts;
  /** When each falls due. */
  readonly #due = new Map<number, number>();
  #stop: (() => void) | undefined;

  constructor(parts: TimerCallsParts) {
    this.#parts = parts;
  }

  take(asked: TimerAsked): void {
    if ('stop' in asked) this.#due.delete(asked.id);
    else this.#due.set(asked.id, this.#parts.clock.now() + asked.after);
    this.#arm();
  }

  #arm(): void {
    const { clock, timers } = this.#parts;
    this.#stop?.();
    this.#stop = undefined;
    if (this.#due.size === 0) return;
    const left = Math.min(...this.#due.values()) - clock.now();
    this.#stop = timers.after(Math.min(Math.max(0, left), LONGEST_STEP), () => this.#look());
  }

  #look(): void {
    const now = this.#parts.clock.now();
    for (const [id, at] of this.#due) {
      if (at > now) continue;
      this.#due.delete(id);
      this.#parts.call(id);
    }
    this.#arm();
  }
}
