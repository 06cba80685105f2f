/** What the dial of the clock feels like under the finger: the twins of its sounds (`dial-sounds.ts`), in the same rhythms. */
import { urgencyOf, type DialFlag } from '../../src/questions/dial.js';
import type { DialSense, DialTouch } from '../../src/questions/dial-felt.js';
import { ALARM, DASH, DOT, Haptics, THREE_DOTS, TWO_DASHES, TWO_DOTS, type Pattern } from './haptics.js';

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

export class DialHaptics extends Haptics implements DialSense {
  /** Something on the dial of the clock. Off the dial what still vibrates ends. */
  touch(touch: DialTouch): void {
    const pattern = patternOfTouch(touch);
    if (pattern.length === 0) this.stop();
    else this.feel(pattern);
  }
}
