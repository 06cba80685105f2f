/**
 * The earcons' twins for the hand. A vibrating motor tells far less than a sound: there are few patterns, told apart by number
 * and length, and earcons of one kind share one.
 *
 * Browsers say nothing of whether anything was felt: a desktop without a motor answers `true`, as does Firefox on Android, which
 * does nothing. So what `vibrate` answers is not looked at.
 */
import type { EarconName } from './sound-choice.js';
import type { Timing } from '../timing.js';

/** Milliseconds: a pulse, then in turn a pause and a pulse (Vibration API). */
export type Pattern = readonly number[];

export const DOT: Pattern = [15];
export const TWO_DOTS: Pattern = [15, 60, 15];
export const THREE_DOTS: Pattern = [15, 60, 15, 60, 15];
export const DASH: Pattern = [60];
export const TWO_DASHES: Pattern = [60, 80, 60];
export const ALARM: Pattern = [300, 100, 300];

const PATTERNS: Readonly<Record<EarconName, Pattern>> = {
  // What the own hand does.
  lift: DOT,
  place: DOT,
  'own move': DOT,
  'dark square': DOT,
  'next square': DOT,
  listening: DOT,
  "opponent's move": TWO_DOTS,
  'not listening': TWO_DOTS,
  // What does not go.
  refused: THREE_DOTS,
  edge: THREE_DOTS,
  // A move that is more than a move.
  capture: DASH,
  castling: DASH,
  promotion: DASH,
  check: TWO_DASHES,
  // What must not be missed.
  mate: ALARM,
  draw: ALARM,
  'low time': ALARM,
};

/** How an earcon is felt. */
export function patternOf(name: EarconName): Pattern {
  return PATTERNS[name];
}

/** Lets the device vibrate; what still vibrates ends with it, and nothing else follows an empty pattern. */
export type Vibrate = (pattern: Pattern) => void;

/** What of the browser's navigator is needed. */
export interface VibratingNavigator {
  vibrate?(pattern: number[]): boolean;
  readonly userActivation?: { readonly hasBeenActive: boolean };
}

/** The device's own vibration; `undefined` where the browser has none. */
export function pageVibration(of: VibratingNavigator = navigator): Vibrate | undefined {
  if (typeof of.vibrate !== 'function') return undefined;
  return (pattern) => {
    // Before the first gesture it is not allowed, and Chromium complains in the console.
    if (of.userActivation?.hasBeenActive !== false) of.vibrate?.([...pattern]);
  };
}

/** Milliseconds from one pattern to the next: closer together they melt into a hum. */
const APART = 120;

/**
 * Plays patterns. A new one replaces the old one; while the last has only just begun it waits, and of several that come meanwhile
 * only the last one is felt.
 */
export class Haptics {
  readonly #vibrate: Vibrate | undefined;
  readonly #timing: Pick<Timing, 'now' | 'after'>;
  #last = -Infinity;
  /** Takes back what waits. */
  #forget = (): void => undefined;

  constructor(vibrate: Vibrate | undefined, timing: Timing) {
    this.#vibrate = vibrate;
    this.#timing = timing;
  }

  play(name: EarconName): void {
    this.feel(patternOf(name));
  }

  /** Lets a pattern be felt, whatever it means. */
  feel(pattern: Pattern): void {
    const vibrate = this.#vibrate;
    if (!vibrate) return;
    this.#forget();
    const wait = this.#last + APART - this.#timing.now();
    if (wait > 0) this.#forget = this.#timing.after(wait, () => this.feel(pattern));
    else {
      this.#last = this.#timing.now();
      vibrate(pattern);
    }
  }

  /** Ends what vibrates, and forgets what waits. */
  stop(): void {
    this.#forget();
    this.#vibrate?.([]);
  }
}
