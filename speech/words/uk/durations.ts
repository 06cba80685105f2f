/**
 * Spans of time in Ukrainian words: never "14:20", which is heard as a time of day, and never a fraction.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { countedAs, type CountedWord, type CountingCase } from './counting.js';
import { countedInWords, inWords } from './number-words.js';

export const HOURS: CountedWord = {
  gender: 'feminine',
  one: 'година',
  oneAccusative: 'годину',
  few: 'години',
  many: 'годин',
};
export const MINUTES: CountedWord = {
  gender: 'feminine',
  one: 'хвилина',
  oneAccusative: 'хвилину',
  few: 'хвилини',
  many: 'хвилин',
};
export const SECONDS: CountedWord = {
  gender: 'feminine',
  one: 'секунда',
  oneAccusative: 'секунду',
  few: 'секунди',
  many: 'секунд',
};

const HOUR = 60 * MINUTE;

/** Alike in both cases. */
const LESS = 'менше секунди';

/**
 * What a clock shows, or what is added to it: "14 хвилин 20 секунд", "одна година 5 хвилин". Seconds are left out from an hour
 * on, where they only delay the answer; what is left is never told as more than it is.
 */
export function duration(time: number, inCase: CountingCase = 'nominative'): string {
  if (time < SECOND) return LESS;
  const [hours, rest] = [Math.floor(time / HOUR), time % HOUR];
  const [minutes, seconds] = [Math.floor(rest / MINUTE), Math.floor((rest % MINUTE) / SECOND)];
  return parts(inCase, [hours, HOURS], [minutes, MINUTES], [hours > 0 ? 0 : seconds, SECONDS]);
}

/** As a time control is named: whole hours as hours, anything else in minutes, "90 хвилин". */
export function allotted(time: number, inCase: CountingCase = 'nominative'): string {
  const seconds = Math.round(time / SECOND);
  if (seconds === 0) return LESS;
  if (seconds % 3600 === 0) return parts(inCase, [seconds / 3600, HOURS]);
  return parts(inCase, [Math.floor(seconds / 60), MINUTES], [seconds % 60, SECONDS]);
}

function parts(inCase: CountingCase, ...spans: readonly (readonly [count: number, word: CountedWord])[]): string {
  return spans
    .filter(([count]) => count > 0)
    .map(([count, word]) => countedAs(count, word, inCase))
    .join(' ');
}

/** "fourteen minutes twenty", as a clock answers by itself: below two minutes in seconds, from an hour on without them. */
export function spokenSpan(time: number, inCase: CountingCase = 'nominative'): string {
  if (time < SECOND) return LESS;
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return countedInWords(seconds, SECONDS, inCase);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const inMinutes = countedInWords(minutes, MINUTES, inCase);
  if (hours > 0) {
    const inHours = countedInWords(hours, HOURS, inCase);
    return minutes === 0 ? inHours : `${inHours} ${inMinutes}`;
  }
  return seconds % 60 === 0 ? inMinutes : `${inMinutes} ${inWords(seconds % 60, 'feminine', inCase)}`;
}
