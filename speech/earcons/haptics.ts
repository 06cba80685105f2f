/**
 * The earcons' twins for the hand. A vibrating motor tells far less than a sound: there are few patterns, told apart by number
 * and length, and earcons of one kind share one.
 *
 * Browsers say nothing of whether anything was felt: a desktop without a motor answers `true`, as does Firefox on Android, which
 * does nothing. So what `vibrate` answers is not looked at.
 */
import { urgencyOf, type DialFlag } from '../../src/questions/dial.js';
import type { DialSense, DialTouch } from '../../src/questions/dial-felt.js';
import type { EarconName } from './sound-choice.js';
import type { Timing } from '../timing.js';

/** Milliseconds: a pulse, then in turn a pause and a pulse (Vibration API). */
export type Pattern = readonly number[];

const DOT: Pattern = [15];
const TWO_DOTS: Pattern = [15, 60, 15];
const THREE_DOTS: Pattern = [15, 60, 15, 60, 15];
const DASH: Pattern = [60];
const TWO_DASHES: Pattern = [60, 80, 60];
const ALARM: Pattern = [300, 100, 300];

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

const DOTS = { 1: DOT, 2: TWO_DOTS, 3: THREE_DOTS } as const;
/** A flag that rises beats ever faster, for two thirds of a second each time: by the minutes it has still to go. */
const RISING: readonly Pattern[] = [
  [300],
  ALARM,
  [180, 80, 180, 80, 180],
  [110, 70, 110, 70, 110, 70, 110],
  [60, 50, 60, 50, 60, 50, 60, 50, 60, 50, 60],
];
const FLAG_AT_REST: Pattern = [30];
const FLAG_FALLEN: Pattern = [600];

/** How what a finger comes upon on the dial is felt. Off the dial there is nothing. */
export function patternOfTouch(touch: DialTouch): Pattern {
  switch (touch.feels) {
    case 'dots':
      return DOTS[touch.dots];
    case 'minute hand':
      return DASH;
    case 'hour hand':
      return TWO_DASHES;
    case 'flag':
      return patternOfFlag(touch.flag);
    case 'off the dial':
      return [];
  }
}

function patternOfFlag(flag: DialFlag): Pattern {
  switch (flag.state) {
    case 'at rest':
      return FLAG_AT_REST;
    case 'rising':
      return RISING[urgencyOf(flag) - 1] ?? ALARM;
    case 'fallen':
      return FLAG_FALLEN;
  }
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
export class Haptics implements DialSense {
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
    this.#feel(patternOf(name));
  }

  /** Something on the dial of the clock. Off the dial what still vibrates ends. */
  touch(touch: DialTouch): void {
    const pattern = patternOfTouch(touch);
    if (pattern.length === 0) this.stop();
    else this.#feel(pattern);
  }

  #feel(pattern: Pattern): void {
    const vibrate = this.#vibrate;
    if (!vibrate) return;
    this.#forget();
    const wait = this.#last + APART - this.#timing.now();
    if (wait > 0) this.#forget = this.#timing.after(wait, () => this.#feel(pattern));
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
