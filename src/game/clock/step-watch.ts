/** Steps: once a second while a chess clock runs this window says that it watches it, also while the page is hidden. */
import { clockRuns } from '../held-game.js';
import type { HeldGame, SessionPort } from '../session/session-port.js';
import { LONGEST_STEP, type Timers } from '../../../speech/timing.js';

export interface StepWatchParts {
  readonly session: Pick<SessionPort, 'step'>;
  /** They must be punctual also while the page is hidden. */
  readonly timers: Timers;
}

export class StepWatch {
  readonly #parts: StepWatchParts;
  #stop: (() => void) | undefined;

  constructor(parts: StepWatchParts) {
    this.#parts = parts;
  }

  /** The game stands anew. */
  follow(held: HeldGame | undefined): void {
    if (!clockRuns(held)) this.close();
    else if (!this.#stop) this.#wait();
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #wait(): void {
    this.#stop = this.#parts.timers.after(LONGEST_STEP, () => {
      this.#wait();
      this.#parts.session.step();
    });
  }
}
