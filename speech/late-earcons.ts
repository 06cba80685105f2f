/**
 * Earcons whose player is loaded after the page, or with the first gesture: before one, a browser lets no page sound. What is chosen
 * until then is handed on to it.
 */
import type { EarconName } from './earcon-names.js';
import { GESTURES } from './earcons/gestures.js';
import type { Earcons, WantedEarcon } from './earcons/player.js';
import type { SoundChoice } from './sound-choice.js';

/** Those of a page, as whoever has something to be heard knows them. */
export type PageEarcons = Pick<Earcons, 'muted' | 'configure' | 'duck' | 'play' | 'hear'>;

export type EarconPlayer = Pick<Earcons, keyof PageEarcons | 'wake' | 'wakeOn'>;

export interface LateEarconsOptions {
  /** Asked again after a failure, with the next gesture or sound. */
  readonly load: () => Promise<EarconPlayer>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/** Milliseconds that a sound may come late while the player is loaded; later it would belong to nothing any more. */
export const LATE_LOADED = 150;

export class LateEarcons implements PageEarcons {
  readonly #options: LateEarconsOptions;
  readonly #target: EventTarget;
  #player: EarconPlayer | undefined;
  #loading: Promise<void> | undefined;
  #choice: SoundChoice | undefined;
  #ducked = false;
  #muted = false;
  /** Whether a gesture has allowed the page to sound. */
  #allowed = false;

  /** @param target below which gestures wake the sound up: the window */
  constructor(target: EventTarget, options: LateEarconsOptions) {
    this.#target = target;
    this.#options = options;
    for (const gesture of GESTURES) target.addEventListener(gesture, this.#onGesture, { capture: true, passive: true });
  }

  get muted(): boolean {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    if (this.#player) this.#player.muted = muted;
  }

  configure(choice: SoundChoice): void {
    this.#choice = choice;
    this.#player?.configure(choice);
  }

  duck(ducked: boolean): void {
    this.#ducked = ducked;
    this.#player?.duck(ducked);
  }

  play(...names: readonly EarconName[]): void {
    this.#when((player) => player.play(...names));
  }

  hear(wanted: WantedEarcon): void {
    this.#when((player) => player.hear(wanted));
  }

  /** Loads the player, where it is not there yet. Never rejects: without sound there are still the words. */
  prepare(): Promise<void> {
    this.#loading ??= this.#options.load().then(this.#take, () => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  readonly #onGesture = (): void => {
    this.#allowed = true;
    void this.prepare();
  };

  #when(act: (player: PageEarcons) => void): void {
    if (this.#player) {
      act(this.#player);
      return;
    }
    // Nothing could be heard, nor felt, and the player need not be loaded for it.
    if (!this.#allowed) return;
    const asked = this.#options.now();
    void this.prepare().then(() => {
      if (this.#player && this.#options.now() - asked <= LATE_LOADED) act(this.#player);
    });
  }

  readonly #take = (player: EarconPlayer): void => {
    this.#player = player;
    player.muted = this.#muted;
    player.duck(this.#ducked);
    if (this.#choice) player.configure(this.#choice);
    for (const gesture of GESTURES) this.#target.removeEventListener(gesture, this.#onGesture, { capture: true });
    player.wakeOn(this.#target);
    // The gesture that the player itself would have waited for.
    if (this.#allowed) void player.wake();
  };
}
