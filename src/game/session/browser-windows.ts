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
  /**
   * The lock, if nobody has it.
   *
   * @param onLost called when another window has taken it from this one
   */
  tryTake(onLost: () => void): Promise<Release | undefined>;
  /** Waits for the lock as long as it takes; `undefined` once the signal has ended the waiting. */
  take(signal: AbortSignal, onLost: () => void): Promise<Release | undefined>;
  /** Takes it from whichever window has it. */
  steal(onLost: () => void): Promise<Release | undefined>;
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

  tryTake(onLost: () => void): Promise<Release | undefined> {
    return this.#request({ ifAvailable: true }, onLost);
  }

  steal(onLost: () => void): Promise<Release | undefined> {
    return this.#request({ steal: true }, onLost);
  }

  async take(signal: AbortSignal, onLost: () => void): Promise<Release | undefined> {
    try {
      return await this.#request({ signal }, onLost);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  /** A Web Lock is held for as long as the promise of its callback is open; where it is stolen the request is rejected. */
  #request(options: LockOptions, onLost: () => void): Promise<Release | undefined> {
    let has = false;
    return new Promise((resolve, reject) => {
      this.#locks
        .request(this.#name, options, (lock) => {
          if (!lock) {
            resolve(undefined);
            return undefined;
          }
          has = true;
          return new Promise<void>((release) => {
            resolve(release);
          });
        })
        .catch((error: unknown) => {
          if (has) onLost();
          else reject(error instanceof Error ? error : new Error(String(error)));
        });
    });
  }
}
