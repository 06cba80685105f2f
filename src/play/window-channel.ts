/**
 * How the windows of one origin reach each other and agree who holds the game, as the session needs it and as browsers have it.
 *
 * A page that holds or waits for a Web Lock is not put aside for going back (back/forward cache), so no page ever comes back
 * holding what it no longer has; one that did would have been closed by `pagehide` all the same (see `openSession`).
 */

/** Tells all other windows; what is sent is copied, and never comes back to the one that sent it. */
export interface WindowChannel {
  send(message: unknown): void;
  /** Returns what ends the listening. */
  listen(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** Gives the lock back. */
export type Release = () => void;

/** One lock for all windows, which is given back by itself when its window goes. */
export interface HolderLock {
  /** The lock, if nobody has it. */
  tryTake(): Promise<Release | undefined>;
  /** Waits for the lock as long as it takes; `undefined` once the signal has ended the waiting. */
  take(signal: AbortSignal): Promise<Release | undefined>;
}

export interface Windows {
  readonly lock: HolderLock;
  openChannel(): WindowChannel;
}

/** Both are named alike in every version of the program, so that versions do not hold the same game side by side. */
const GAME_NAME = 'anna-hector game';

/** The windows of this browser; `undefined` where it cannot tell them of each other, and each window is alone. */
export function browserWindows(name: string = GAME_NAME): Windows | undefined {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return undefined;
  return { lock: new WebLock(navigator.locks, name), openChannel: () => new BroadcastWindowChannel(name) };
}

export class BroadcastWindowChannel implements WindowChannel {
  readonly #channel: BroadcastChannel;
  #closed = false;

  constructor(name: string) {
    this.#channel = new BroadcastChannel(name);
  }

  send(message: unknown): void {
    if (!this.#closed) this.#channel.postMessage(message);
  }

  listen(listener: (message: unknown) => void): () => void {
    const onMessage = (event: MessageEvent<unknown>): void => {
      listener(event.data);
    };
    this.#channel.addEventListener('message', onMessage);
    return () => {
      this.#channel.removeEventListener('message', onMessage);
    };
  }

  close(): void {
    this.#closed = true;
    this.#channel.close();
  }
}

class WebLock implements HolderLock {
  readonly #locks: LockManager;
  readonly #name: string;

  constructor(locks: LockManager, name: string) {
    this.#locks = locks;
    this.#name = name;
  }

  tryTake(): Promise<Release | undefined> {
    return this.#request({ ifAvailable: true });
  }

  async take(signal: AbortSignal): Promise<Release | undefined> {
    try {
      return await this.#request({ signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  /** A Web Lock is held for as long as the promise of its callback is open. */
  #request(options: LockOptions): Promise<Release | undefined> {
    return new Promise((resolve, reject) => {
      this.#locks
        .request(this.#name, options, (lock) => {
          if (!lock) {
            resolve(undefined);
            return undefined;
          }
          return new Promise<void>((release) => {
            resolve(release);
          });
        })
        .catch(reject);
    });
  }
}
