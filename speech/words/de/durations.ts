/**
 * Spans of time in German words: never "14:20", which is heard as a time of day, and never a fraction. All their units are feminine, so
 * that one form serves nominative and accusative, and another the dative ("in einer Stunde").
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { capitalized, counted } from './counting.js';
import { beforeNoun, inWords } from './number-words.js';

const HOUR = 60 * MINUTE;

type Form = 'plain' | 'dative';

/**
 * What a clock shows, or what is added to it: "14 Minuten 20 Sekunden", "eine Stunde 5 Minuten". Seconds are left out from an hour
 * on, where they only delay the answer; what is left is never told as more than it is.
 */
export function duration(time: number): string {
  if (time < SECOND) return less('plain');
  const [hours, rest] = [Math.floor(time / HOUR), time % HOUR];
  const [minutes, seconds] = [Math.floor(rest / MINUTE), Math.floor((rest % MINUTE) / SECOND)];
  return parts('plain', [hours, 'Stunde'], [minutes, 'Minute'], [hours > 0 ? 0 : seconds, 'Sekunde']);
}

/** The same to begin a sentence with: "Zwei Minuten", "Eine Stunde 5 Minuten". */
export function durationFirst(time: number): string {
  const text = duration(time);
  const [, count, unit] = /^(\d+) ([A-Za-z]+)$/.exec(text) ?? [];
  return capitalized(count === undefined || unit === undefined ? text : `${counted(Number(count))} ${unit}`);
}

/** As a time control is named: whole hours as hours, anything else in minutes, "90 Minuten". */
export function allotted(time: number, form: Form = 'plain'): string {
  const seconds = Math.round(time / SECOND);
  if (seconds === 0) return less(form);
  if (seconds % 3600 === 0) return parts(form, [seconds / 3600, 'Stunde']);
  return parts(form, [Math.floor(seconds / 60), 'Minute'], [seconds % 60, 'Sekunde']);
}

/** Whether the verb of a sentence about this span is singular: "eine Minute bleibt". */
export function isSingular(text: string): boolean {
  return text === less('plain') || /^eine [A-Za-z]+$/.test(text);
}

function less(form: Form): string {
  return `weniger als ${one(form)} Sekunde`;
}

function one(form: Form): string {
  return form === 'plain' ? 'eine' : 'einer';
}

function parts(form: Form, ...spans: readonly (readonly [count: number, unit: string])[]): string {
  return spans
    .filter(([count]) => count > 0)
    .map(([count, unit]) => (count === 1 ? `${one(form)} ${unit}` : `${count} ${unit}n`))
    .join(' ');
}

/** "fourteen minutes twenty", as a clock answers by itself: below two minutes in seconds, from an hour on without them. */
export function spokenSpan(time: number): string {
  if (time < SECOND) return less('plain');
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return unit(seconds, 'Sekunde');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes === 0 ? unit(hours, 'Stunde') : `${unit(hours, 'Stunde')} ${unit(minutes, 'Minute')}`;
  return seconds % 60 === 0 ? unit(minutes, 'Minute') : `${unit(minutes, 'Minute')} ${inWords(seconds % 60)}`;
}

/** Hour, minute and second are feminine. */
function unit(count: number, name: string): string {
  return `${beforeNoun(count, 'feminine')} ${name}${count === 1 ? '' : 'n'}`;
}
