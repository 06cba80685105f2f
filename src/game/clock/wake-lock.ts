/**
 * Keeps the screen on while a clock runs (Screen Wake Lock, W3C). The browser takes the lock away whenever the page is hidden, so that it
 * is asked for again when the page is shown. Where it cannot be had the screen goes off as the device has it; the clock runs on.
 */

/** What is used of a lock that was given. */
export interface HeldWakeLock {
  readonly released: boolean;
  release(): Promise<void>;
}

/** `navigator.wakeLock`; not in every browser, and only over HTTPS or on the device itself. */
export interface WakeLockSource {
  request(type: 'screen'): Promise<HeldWakeLock>;
}

export interface WakeLockParts {
  readonly source: WakeLockSource | undefined;
  /** Whether the page is shown. */
  readonly isShown: () => boolean;
  readonly report: (error: unknown) => void;
}

export class WakeLock {
  readonly #parts: WakeLockParts;
  #wanted = false;
  #lock: HeldWakeLock | undefined;
  #asking = false;

  constructor(parts: WakeLockParts) {
    this.#parts = parts;
  }

  /** Whether the screen is to stay on from now on. */
  keep(wanted: boolean): void {
    this.#wanted = wanted;
    this.refresh();
  }

  /** The page is shown or hidden, or what is wanted has changed. */
  refresh(): void {
    if (this.#wanted) this.#take().catch(this.#parts.report);
    else this.#letGo();
  }

  async #take(): Promise<void> {
    const { source, isShown } = this.#parts;
    if (!source || this.#asking || !isShown() || this.#lock?.released === false) return;
    this.#asking = true;
    try {
      this.#lock = await source.request('screen');
    } catch {
      // A browser refuses it on low battery, or where its user has switched it off: that is no fault.
    } finally {
      this.#asking = false;
    }
    if (!this.#wanted) this.#letGo();
  }

  #letGo(): void {
    const lock = this.#lock;
    this.#lock = undefined;
    if (lock?.released === false) lock.release().catch(this.#parts.report);
  }
}
