/**
 * Spans of time in Belarusian words: never "14:20", which is heard as a time of day, and never a fraction.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { inWords } from './number-words.js';
import { counted, feminine, type Counted } from './numbers.js';

const HOUR = 60 * MINUTE;

export type SpanCase = 'nominative' | 'accusative';

/** Hour, minute and second are feminine, so that one rule serves all. */
export const UNITS = {
  hour: { one: 'гадзіна', few: 'гадзіны', many: 'гадзін', accusative: 'гадзіну' },
  minute: { one: 'хвіліна', few: 'хвіліны', many: 'хвілін', accusative: 'хвіліну' },
  second: { one: 'секунда', few: 'секунды', many: 'секунд', accusative: 'секунду' },
} as const satisfies Readonly<Record<string, Readonly<Record<Counted | 'accusative', string>>>>;

type Unit = keyof typeof UNITS;

/**
 * What a clock shows, or what is added to it: "14 хвілін 20 секунд", "адна гадзіна 5 хвілін". Seconds are left out from an hour on,
 * where they only delay the answer; what is left is never told as more than it is.
 */
export function duration(time: number, grammaticalCase: SpanCase = 'nominative'): string {
  if (time < SECOND) return LESS;
  const [hours, rest] = [Math.floor(time / HOUR), time % HOUR];
  const [minutes, seconds] = [Math.floor(rest / MINUTE), Math.floor((rest % MINUTE) / SECOND)];
  return parts(grammaticalCase, [hours, 'hour'], [minutes, 'minute'], [hours > 0 ? 0 : seconds, 'second']);
}

/** As a time control is named: whole hours as hours, anything else in minutes, "90 хвілін". */
export function allotted(time: number, grammaticalCase: SpanCase = 'nominative'): string {
  const seconds = Math.round(time / SECOND);
  if (seconds === 0) return LESS;
  if (seconds % 3600 === 0) return parts(grammaticalCase, [seconds / 3600, 'hour']);
  return parts(grammaticalCase, [Math.floor(seconds / 60), 'minute'], [seconds % 60, 'second']);
}

/** The first number of a span, with which its verb goes: "засталася адна хвіліна 5 секунд", "засталося 14 хвілін". */
export function firstCount(time: number): number {
  return [HOUR, MINUTE, SECOND].map((unit) => Math.floor(time / unit)).find((count) => count > 0) ?? 0;
}

const LESS = 'менш за секунду';

function parts(grammaticalCase: SpanCase, ...spans: readonly (readonly [count: number, unit: Unit])[]): string {
  return spans
    .filter(([count]) => count > 0)
    .map(([count, unit]) => {
      const forms = UNITS[unit];
      const form = counted(count);
      const word = form === 'one' && grammaticalCase === 'accusative' ? forms.accusative : forms[form];
      return `${feminine(count, grammaticalCase)} ${word}`;
    })
    .join(' ');
}

/** "fourteen minutes twenty", as a clock answers by itself: below two minutes in seconds, from an hour on without them. */
export function spokenSpan(time: number): string {
  if (time < SECOND) return LESS;
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return unit(seconds, 'second');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return seconds % 60 === 0
    ? unit(minutes, 'minute')
    : `${unit(minutes, 'minute')} ${inWords(seconds % 60, 'feminine')}`;
}

function unit(count: number, name: keyof typeof UNITS): string {
  return `${inWords(count, 'feminine')} ${UNITS[name][counted(count)]}`;
}
