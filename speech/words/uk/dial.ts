/**
 * The dial of the clock in Ukrainian.
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
      return [under.minute === 0 ? 'угорі' : String(under.minute), ...under.holds.map(part)].join(', ');
    case 'minute hand': {
      if (under.toTheTop === 0) return 'хвилинна стрілка, угорі';
      const way = duration(wayTold(under.toTheTop));
      return `хвилинна стрілка, ${way}${under.mode === 'analogue' ? ' до повної години' : ''}`;
    }
    case 'hour hand': {
      const [hour, next] = under.hours;
      return next === undefined
        ? `годинна стрілка, на позначці ${hour}`
        : `годинна стрілка, між позначками ${hour} і ${next}`;
    }
    case 'flag':
      return flag(under.flag);
    case 'middle':
      return 'середина циферблата';
    case 'off the dial':
      return 'поза циферблатом';
  }
}

function part(held: DialPart): string {
  switch (held.part) {
    case 'dots':
      return { 1: 'одна крапка', 2: 'дві крапки', 3: 'три крапки' }[held.dots];
    case 'flag':
      return flag(held.flag);
    case 'minute hand':
      return 'хвилинна стрілка';
    case 'hour hand':
      return 'годинна стрілка';
  }
}

function flag(shown: DialFlag): string {
  switch (shown.state) {
    case 'at rest':
      return 'прапорець у спокої';
    case 'rising':
      return `прапорець піднімається, ${duration(shown.left)}`;
    case 'fallen':
      return 'прапорець упав';
  }
}
