/**
 * The dial of the clock in Belarusian.
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
      return [under.minute === 0 ? 'уверсе' : String(under.minute), ...under.holds.map(part)].join(', ');
    case 'minute hand': {
      if (under.toTheTop === 0) return 'хвілінная стрэлка, уверсе';
      const way = duration(wayTold(under.toTheTop));
      return `хвілінная стрэлка, ${way}${under.mode === 'analogue' ? ' да поўнай гадзіны' : ''}`;
    }
    case 'hour hand': {
      const [hour, next] = under.hours;
      return next === undefined
        ? `гадзінная стрэлка, на пазнацы ${hour}`
        : `гадзінная стрэлка, паміж пазнакамі ${hour} і ${next}`;
    }
    case 'flag':
      return flag(under.flag);
    case 'middle':
      return 'сярэдзіна цыферблата';
    case 'off the dial':
      return 'па-за цыферблатам';
  }
}

function part(held: DialPart): string {
  switch (held.part) {
    case 'dots':
      return { 1: 'адна кропка', 2: 'дзве кропкі', 3: 'тры кропкі' }[held.dots];
    case 'flag':
      return flag(held.flag);
    case 'minute hand':
      return 'хвілінная стрэлка';
    case 'hour hand':
      return 'гадзінная стрэлка';
  }
}

function flag(shown: DialFlag): string {
  switch (shown.state) {
    case 'at rest':
      return 'сцяжок у спакоі';
    case 'rising':
      return `сцяжок падымаецца, ${duration(shown.left)}`;
    case 'fallen':
      return 'сцяжок упаў';
  }
}
