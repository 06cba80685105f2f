/**
 * The dial of the clock in Macedonian.
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
      return [under.minute === 0 ? 'горе' : String(under.minute), ...under.holds.map(part)].join(', ');
    case 'minute hand': {
      if (under.toTheTop === 0) return 'минутна стрелка, горе';
      const way = duration(wayTold(under.toTheTop));
      return `минутна стрелка, ${way}${under.mode === 'analogue' ? ' до полн час' : ''}`;
    }
    case 'hour hand': {
      const [hour, next] = under.hours;
      return next === undefined ? `часовна стрелка, на ${hour}` : `часовна стрелка, меѓу ${hour} и ${next}`;
    }
    case 'flag':
      return flag(under.flag);
    case 'middle':
      return 'средина на бројчаникот';
    case 'off the dial':
      return 'надвор од бројчаникот';
  }
}

function part(held: DialPart): string {
  switch (held.part) {
    case 'dots':
      return { 1: 'една точка', 2: 'две точки', 3: 'три точки' }[held.dots];
    case 'flag':
      return flag(held.flag);
    case 'minute hand':
      return 'минутна стрелка';
    case 'hour hand':
      return 'часовна стрелка';
  }
}

function flag(shown: DialFlag): string {
  switch (shown.state) {
    case 'at rest':
      return 'знаменцето мирува';
    case 'rising':
      return `знаменцето се крева, ${duration(shown.left)}`;
    case 'fallen':
      return 'знаменцето падна';
  }
}
