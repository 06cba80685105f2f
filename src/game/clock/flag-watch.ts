/**
 * Notices that a flag has fallen (Art. 6.8), where the program stands in for the arbiter: one timer, set for the moment the
 * running clock is due. Only the window that holds the game watches; whatever is done meanwhile sets the timer anew.
 */
import { dueFlag, type DueFlag } from '../../laws/rules/flag.js';
import type { ActResult, HeldGame, SessionPort } from '../session/session-port.js';
import type { Clock, Timers } from '../../../speech/timing.js';

export interface FlagWatchParts {
  readonly session: Pick<SessionPort, 'act' | 'here'>;
  /** The clock that stamps the acts. */
  readonly clock: Clock;
  /** They must be punctual also while the page is hidden. */
  readonly timers: Timers;
  /** The fall could not be kept, as when the disk is full. It is tried again. */
  readonly onRefused: (result: Extract<ActResult, { readonly type: 'refused' }>) => void;
}

/** Milliseconds after which a fall that could not be kept is reported again. */
export const AGAIN_AFTER = 5000;

/** Browsers take a longer time for 0. */
const LONGEST = 2 ** 31 - 1;

export class FlagWatch {
  readonly #parts: FlagWatchParts;
  #stop: (() => void) | undefined;

  constructor(parts: FlagWatchParts) {
    this.#parts = parts;
  }

  /** The game stands anew. */
  follow(held: HeldGame | undefined): void {
    this.close();
    const due = held && this.#parts.session.here ? dueFlag(held.game) : undefined;
    if (due) this.#arm(due);
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #arm(due: DueFlag): void {
    const { clock, timers } = this.#parts;
    const wait = Math.min(Math.max(0, Math.ceil(due.at - clock.now())), LONGEST);
    this.#stop = timers.after(wait, () => {
      // A timer may be early, by the session's clock, or have been too short.
      if (clock.now() < due.at) this.#arm(due);
      else void this.#report(due);
    });
  }

  /** What is done meanwhile calls `follow`, which sets another timer; then this one's fall is no longer its own to repeat. */
  async #report(due: DueFlag): Promise<void> {
    const { session, timers, onRefused } = this.#parts;
    let stopped = false;
    this.#stop = () => {
      stopped = true;
    };
    const result = await session.act({ type: 'flag', by: 'arbiter', of: due.of });
    // Any other refusal says that there was nothing to notice: the game has gone on, or a player must claim.
    if (isSet(stopped) || result.type === 'done' || result.refusal.reason !== 'not kept') return;
    onRefused(result);
    this.#stop = timers.after(AGAIN_AFTER, () => void this.#report(due));
  }
}

/** It may be set at any await, which the compiler does not see. */
function isSet(flag: boolean): boolean {
  return flag;
}
