/**
 * The dial of the clock in English.
 */
import type { DialFlag } from '../../../src/questions/dial.js';
import type { DialFelt, DialPart } from '../../../src/questions/dial-felt.js';
import { wayTold, type DialWords } from '../dial.js';
import { duration } from './durations.js';
import { capitalized } from './names.js';

export const dial: DialWords = { felt: (under) => capitalized(told(under)) };

function told(under: DialFelt): string {
  switch (under.at) {
    case 'minute':
      return [under.minute === 0 ? 'top' : String(under.minute), ...under.holds.map(part)].join(', ');
    case 'minute hand': {
      if (under.toTheTop === 0) return 'minute hand, at the top';
      const way = duration(wayTold(under.toTheTop));
      return `minute hand, ${way}${under.mode === 'analogue' ? ' to the hour' : ''}`;
    }
    case 'hour hand': {
      const [hour, next] = under.hours;
      return next === undefined ? `hour hand, at ${hour}` : `hour hand, between ${hour} and ${next}`;
    }
    case 'flag':
      return flag(under.flag);
    case 'middle':
      return 'middle of the dial';
    case 'off the dial':
      return 'off the dial';
  }
}

function part(held: DialPart): string {
  switch (held.part) {
    case 'dots':
      return { 1: 'one dot', 2: 'two dots', 3: 'three dots' }[held.dots];
    case 'flag':
      return flag(held.flag);
    case 'minute hand':
    case 'hour hand':
      return held.part;
  }
}

function flag(shown: DialFlag): string {
  switch (shown.state) {
    case 'at rest':
      return 'flag at rest';
    case 'rising':
      return `flag rising, ${duration(shown.left)}`;
    case 'fallen':
      return 'flag fallen';
  }
}
