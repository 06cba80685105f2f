/**
 * Spans of time in Macedonian words: never "14:20", which is heard as a time of day, and never a fraction. Hours are masculine,
 * minutes and seconds feminine: "два часа", "две минути".
 */
import { MINUTE as MINUTE_LONG, SECOND as SECOND_LONG } from '../../../src/laws/clock/time-control.js';
import { countedInWords, inWords } from './number-words.js';
import { HOUR, MINUTE, SECOND, count, type Noun } from './numbers.js';

const HOUR_LONG = 60 * MINUTE_LONG;

/**
 * What a clock shows, or what is added to it: "14 минути и 20 секунди", "еден час и 5 минути". Seconds are left out from an hour
 * on, where they only delay the answer; what is left is never told as more than it is.
 */
export function duration(time: number): string {
  if (time < SECOND_LONG) return LESS;
  const [hours, rest] = [Math.floor(time / HOUR_LONG), time % HOUR_LONG];
  const [minutes, seconds] = [Math.floor(rest / MINUTE_LONG), Math.floor((rest % MINUTE_LONG) / SECOND_LONG)];
  return parts([hours, HOUR], [minutes, MINUTE], [hours > 0 ? 0 : seconds, SECOND]);
}

/** As a time control is named: whole hours as hours, anything else in minutes, "90 минути". */
export function allotted(time: number): string {
  const seconds = Math.round(time / SECOND_LONG);
  if (seconds === 0) return LESS;
  if (seconds % 3600 === 0) return parts([seconds / 3600, HOUR]);
  return parts([Math.floor(seconds / 60), MINUTE], [seconds % 60, SECOND]);
}

const LESS = 'помалку од една секунда';

function parts(...spans: readonly (readonly [number: number, unit: Noun])[]): string {
  return spans
    .filter(([number]) => number > 0)
    .map(([number, unit]) => count(number, unit))
    .join(' и ');
}

/** "fourteen minutes twenty", as a clock answers by itself: below two minutes in seconds, from an hour on without them. */
export function spokenSpan(time: number): string {
  if (time < SECOND_LONG) return LESS;
  const seconds = Math.floor(time / SECOND_LONG);
  if (time < 2 * MINUTE_LONG) return countedInWords(seconds, SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const inMinutes = countedInWords(minutes, MINUTE);
  if (hours > 0) return minutes === 0 ? countedInWords(hours, HOUR) : `${countedInWords(hours, HOUR)} и ${inMinutes}`;
  return seconds % 60 === 0 ? inMinutes : `${inMinutes} и ${inWords(seconds % 60, 'feminine')}`;
}
