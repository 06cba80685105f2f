/** The timers of clocks, and the screen that stays on with them, as this browser has them. */
import address from '../game/clock/timers-worker.ts?worker&url';
import type { Timers } from '../game/time.js';
import { WakeLock, type WakeLockSource } from '../game/clock/wake-lock.js';
import { WorkerTimers } from '../game/clock/worker-timers.js';
import { trustedScriptUrl } from './security-policy.js';

/** One worker for the life of the page; it is started with the first clock. */
export function openClockTimers(): Timers {
  return new WorkerTimers({
    // The constructor is declared for texts only; it takes trusted addresses as they are.
    start: () => new Worker(trustedScriptUrl(address) as string, { type: 'module' }),
  });
}

export function openScreenLock(): WakeLock {
  return new WakeLock({
    source: (globalThis.navigator as { readonly wakeLock?: WakeLockSource } | undefined)?.wakeLock,
    isShown: () => document.visibilityState === 'visible',
    report: (error) => reportError(error),
  });
}
