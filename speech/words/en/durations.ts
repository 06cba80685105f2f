/**
 * Spans of time in English words: never "14:20", which is heard as a time of day, and never a fraction.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { counted } from './names.js';
import { inWords } from './number-words.js';

const HOUR = 60 * MINUTE;

/**
 * What a clock shows, or what is added to it: "14 minutes 20 seconds", "1 hour 5 minutes". Seconds are left out from an hour
 * on, where they only delay the answer; what is left is never told as more than it is.
 */
export function duration(time: number): string {
  if (time < SECOND) return LESS;
  const [hours, rest] = [Math.floor(time / HOUR), time % HOUR];
  const [minutes, seconds] = [Math.floor(rest / MINUTE), Math.floor((rest % MINUTE) / SECOND)];
  return parts([hours, 'hour'], [minutes, 'minute'], [hours > 0 ? 0 : seconds, 'second']);
}

/** The same to begin a sentence with: "Two minutes", "1 hour 5 minutes". */
export function durationFirst(time: number): string {
  const text = duration(time);
  const [, count, unit] = /^(\d+) ([a-z]+)$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return text === LESS ? 'Less than a second' : text;
  const word = counted(Number(count));
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${unit}`;
}

/** As a time control is named: whole hours as hours, anything else in minutes, "90 minutes". */
export function allotted(time: number): string {
  const seconds = Math.round(time / SECOND);
  if (seconds === 0) return LESS;
  if (seconds % 3600 === 0) return parts([seconds / 3600, 'hour']);
  return parts([Math.floor(seconds / 60), 'minute'], [seconds % 60, 'second']);
}

/** Whether a sentence about this span has "is": "1 minute is left". */
export function isSingular(text: string): boolean {
  return text === LESS || /^1 [a-z]+$/.test(text);
}

const LESS = 'less than a second';

function parts(...spans: readonly (readonly [count: number, unit: string])[]): string {
  return spans
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** "fourteen minutes twenty", as a clock answers by itself: below two minutes in seconds, from an hour on without them. */
export function spokenSpan(time: number): string {
  if (time < SECOND) return LESS;
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return unit(seconds, 'second');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return seconds % 60 === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} ${inWords(seconds % 60)}`;
}

function unit(count: number, name: string): string {
  return `${inWords(count)} ${name}${count === 1 ? '' : 's'}`;
}
