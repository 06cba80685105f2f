/**
 * The dial of the clock in German.
 */
import type { DialFlag } from '../../../src/questions/dial.js';
import type { DialFelt, DialPart } from '../../../src/questions/dial-felt.js';
import { wayTold, type DialWords } from '../dial.js';
import { duration } from './durations.js';
import { capitalized } from './counting.js';

export const dial: DialWords = { felt: (under) => capitalized(told(under)) };

function told(under: DialFelt): string {
  switch (under.at) {
    case 'minute':
      return [under.minute === 0 ? 'oben' : String(under.minute), ...under.holds.map(part)].join(', ');
    case 'minute hand': {
      if (under.toTheTop === 0) return 'Minutenzeiger, oben';
      const way = duration(wayTold(under.toTheTop));
      return `Minutenzeiger, ${way}${under.mode === 'analogue' ? ' bis zur vollen Stunde' : ''}`;
    }
    case 'hour hand': {
      const [hour, next] = under.hours;
      return next === undefined ? `Stundenzeiger, auf ${hour}` : `Stundenzeiger, zwischen ${hour} und ${next}`;
    }
    case 'flag':
      return flag(under.flag);
    case 'middle':
      return 'Mitte des Zifferblatts';
    case 'off the dial':
      return 'außerhalb des Zifferblatts';
  }
}

function part(held: DialPart): string {
  switch (held.part) {
    case 'dots':
      return { 1: 'ein Punkt', 2: 'zwei Punkte', 3: 'drei Punkte' }[held.dots];
    case 'flag':
      return flag(held.flag);
    case 'minute hand':
      return 'Minutenzeiger';
    case 'hour hand':
      return 'Stundenzeiger';
  }
}

function flag(shown: DialFlag): string {
  switch (shown.state) {
    case 'at rest':
      return 'Blättchen in Ruhe';
    case 'rising':
      return `Blättchen steigt, ${duration(shown.left)}`;
    case 'fallen':
      return 'Blättchen gefallen';
  }
}
