/**
 * Spans of time in words: never "14:20", which is heard as a time of day, and never a fraction. Which numbers are said is alike in all
 * languages, and how they are is the language's. No part at all is less than a second.
 */
import { MINUTE, SECOND } from '../../src/laws/clock/time-control.js';

export type Unit = 'hour' | 'minute' | 'second';

export interface SpanPart {
  readonly count: number;
  readonly unit: Unit;
}

const HOUR = 60 * MINUTE;

/**
 * What a clock shows, or what is added to it: "14 minutes 20 seconds", "1 hour 5 minutes". Seconds are left out from an hour on, where they
 * only delay the answer; what is left is never told as more than it is.
 */
export function shownSpan(time: number): readonly SpanPart[] {
  const [hours, rest] = [Math.floor(time / HOUR), time % HOUR];
  const seconds = Math.floor((rest % MINUTE) / SECOND);
  return parts(hours, Math.floor(rest / MINUTE), hours > 0 ? 0 : seconds);
}

/** Whether what a clock shows is one of a unit, or less than a second: a sentence about it has its verb in the singular. */
export function isOne(time: number): boolean {
  const [first, second] = shownSpan(time);
  return first === undefined || (first.count === 1 && second === undefined);
}

/** As a time control is named: whole hours as hours, anything else in minutes, "90 minutes". */
export function allottedSpan(time: number): readonly SpanPart[] {
  const seconds = Math.round(time / SECOND);
  return seconds % 3600 === 0 ? parts(seconds / 3600, 0, 0) : parts(0, Math.floor(seconds / 60), seconds % 60);
}

/**
 * As a clock answers by itself: "fourteen minutes twenty", where `seconds` stand by themselves; below two minutes in seconds, from an hour
 * on without them.
 */
export function spokenSpan(time: number): { readonly parts: readonly SpanPart[]; readonly seconds: number } {
  const seconds = Math.floor(time / SECOND);
  if (time < 2 * MINUTE) return { parts: parts(0, 0, seconds), seconds: 0 };
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return { parts: parts(hours, minutes, 0), seconds: hours > 0 ? 0 : seconds % 60 };
}

function parts(hours: number, minutes: number, seconds: number): readonly SpanPart[] {
  const all: readonly SpanPart[] = [
    { count: hours, unit: 'hour' },
    { count: minutes, unit: 'minute' },
    { count: seconds, unit: 'second' },
  ];
  return all.filter(({ count }) => count > 0);
}
