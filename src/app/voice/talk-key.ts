/**
 * From a held key or button to listening. Whoever cannot hold presses shortly, or as a whole: then it listens for one phrase, until it is
 * pressed again, or for a while.
 */
import type { TalkingWay } from '../../../speech/recogniser/listening-choice.js';
import type { VoiceInput } from '../../../speech/recogniser/voice-input.js';
import type { Timers } from '../../../speech/timing.js';

/** Milliseconds within which a key that is let go again was pressed and not held: nothing can be said so fast. */
export const TAP = 300;
/** Milliseconds after which a microphone that nobody holds open is closed. */
export const UNHELD = 10_000;

export interface TalkingParts {
  readonly input: Pick<VoiceInput, 'state' | 'press' | 'release' | 'switchOff'>;
  readonly way: TalkingWay;
  readonly now: () => number;
  readonly timers: Timers;
}

export class Talking {
  readonly #parts: TalkingParts;
  #downAt: number | undefined;
  /** It listens, and nothing is held. */
  #unheld = false;
  #endWait: () => void = () => undefined;

  constructor(parts: TalkingParts) {
    this.#parts = parts;
  }

  /** The key or button goes down; while it is down, again means nothing. */
  down(): void {
    if (this.#downAt !== undefined) return;
    this.#downAt = this.#parts.now();
    if (!this.#holds || !this.#unheld) this.#parts.input.press();
  }

  up(): void {
    if (this.#downAt === undefined) return;
    const held = this.#parts.now() - this.#downAt;
    this.#downAt = undefined;
    // What was said may have been heard already.
    if (!this.#holds || this.#parts.input.state === 'off') return;
    if (held < TAP && !this.#unheld) this.#listenUnheld();
    else this.#release();
  }

  /** Pressed as a whole. */
  pressed(): void {
    const { input } = this.#parts;
    if (!this.#holds) input.press();
    else if (input.state !== 'off') this.#release();
    else {
      input.press();
      this.#listenUnheld();
    }
  }

  /** Nothing that was being said counts. */
  abort(): void {
    this.#forget();
    this.#parts.input.switchOff();
  }

  /** The window is not looked at any more, or a question of the browser stands before it: what is held cannot be known. */
  away(hidden: boolean): void {
    const { input } = this.#parts;
    this.#downAt = undefined;
    // The browser may be asking whether the microphone is allowed.
    if (input.state === 'off' || (input.state === 'starting' && !hidden)) return;
    if (this.#holds) this.#release();
    else this.abort();
  }

  /** It listens no more, whatever the cause. */
  ended(): void {
    this.#endWait();
    this.#unheld = false;
  }

  get #holds(): boolean {
    return this.#parts.way === 'push to talk';
  }

  #listenUnheld(): void {
    this.#unheld = true;
    this.#endWait();
    this.#endWait = this.#parts.timers.after(UNHELD, () => this.#release());
  }

  #release(): void {
    this.#forget();
    this.#parts.input.release();
  }

  #forget(): void {
    this.#endWait();
    this.#unheld = false;
    this.#downAt = undefined;
  }
}
