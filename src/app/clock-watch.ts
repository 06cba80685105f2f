/** The watch over the clocks: flags that fall, steps, warnings, and the screen that stays on while a clock runs. */
import { FlagWatch, type FlagWatchParts } from '../game/clock/flag-watch.js';
import type { HeldGame, SessionPort } from '../game/session/session-port.js';
import type { SharedSettings } from '../storage/settings/settings-store.js';
import { WakeLock, type WakeLockSource } from '../game/clock/wake-lock.js';
import type { ClockWarnings } from './clock-warnings.js';
import { clockRuns } from '../game/held-game.js';
import { LONGEST_STEP, type Timers } from '../../speech/timing.js';

export interface ClockWatch {
  /** The game stands anew. */
  readonly follow: () => void;
  readonly close: () => void;
}

export interface ClockWatchParts extends FlagWatchParts {
  /** The game that stands here. */
  readonly held: () => HeldGame | undefined;
  readonly session: Pick<SessionPort, 'act' | 'here' | 'step'>;
  readonly settings: Pick<SharedSettings, 'listen'>;
  /** Loaded with the first game that has a clock; time and flags are watched from its first moment. */
  readonly openWarnings: () => Promise<ClockWarnings>;
}

export function watchClocks(parts: ClockWatchParts): ClockWatch {
  const screenLock = openScreenLock();
  const flags = new FlagWatch(parts);
  const steps = new StepWatch(parts);
  let warnings: Promise<ClockWarnings> | undefined;
  const followWarnings = async (held: HeldGame | undefined): Promise<void> => {
    if (!warnings && !held?.game.clock) return;
    warnings ??= parts.openWarnings();
    (await warnings).follow();
  };
  const look = (): void => {
    const watched = parts.held();
    // What nobody has watched is seen first.
    if (watched) parts.session.step();
    steps.follow(watched);
    flags.follow(watched);
    followWarnings(watched).catch(reportError);
    screenLock.keep(watched?.game.clock?.now.phase === 'running' && !watched.game.ending);
  };
  // The device may have slept, and the browser takes the lock away whenever the page is hidden.
  const again = new AbortController();
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, look, { signal: again.signal });
  // Others may have been set while the clock runs.
  const endListening = parts.settings.listen(look);
  return {
    follow: look,
    close: () => {
      again.abort();
      endListening();
      flags.close();
      steps.close();
      warnings?.then((opened) => opened.close()).catch(reportError);
      screenLock.keep(false);
    },
  };
}

function openScreenLock(): WakeLock {
  return new WakeLock({
    source: (globalThis.navigator as { readonly wakeLock?: WakeLockSource } | undefined)?.wakeLock,
    isShown: () => document.visibilityState === 'visible',
    report: (error) => reportError(error),
  });
}

interface StepWatchParts {
  readonly session: Pick<SessionPort, 'step'>;
  /** They must be punctual also while the page is hidden. */
  readonly timers: Timers;
}

/** Steps: once a second while a chess clock runs this window says that it watches it, also while the page is hidden. */
class StepWatch {
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
