/**
 * Time controls (Art. 6.3): how many moves in how much time, and what each move gives. All times are milliseconds.
 */
import type { Edition, Tempo } from '../editions/edition.js';
import { extraTime, type Extra, type Period, type TimeControl } from './simple.js';

export { NO_EXTRA, control, extraTime, incrementOf, type Extra, type Period, type TimeControl } from './simple.js';

/** The period with this number, 0 for the first; the last one of the chain again and again after it. */
export function periodAt(control: TimeControl, index: number): Period {
  const last = control.periods[control.periods.length - 1];
  return control.periods[index] ?? last ?? control.periods[0];
}

/** How many moves must have been completed by the end of a period; `null` for all that remain. */
export function movesDue(control: TimeControl, index: number): number | null {
  let sum = 0;
  for (let period = 0; period <= index; period += 1) {
    const { moves } = periodAt(control, period);
    if (moves === null) return null;
    sum += moves;
  }
  return sum;
}

/** What is wrong with a time control, if anything: what no clock could be set to. */
export type ControlProblem = 'no time' | 'not a time' | 'not a number of moves' | 'period after the last';

export function problemOf(control: TimeControl): ControlProblem | undefined {
  const { periods } = control;
  for (const [index, { moves, time, extra }] of periods.entries()) {
    if (!isTime(time) || !isTime(extraTime(extra))) return 'not a time';
    if (time === 0 && (index > 0 || !givesBefore(extra))) return 'no time';
    if (moves !== null && (!Number.isSafeInteger(moves) || moves < 1)) return 'not a number of moves';
    if (moves === null && index < periods.length - 1) return 'period after the last';
  }
  return undefined;
}

/** Whether a move can be begun on what it gives alone. */
function givesBefore(extra: Extra): boolean {
  return extraTime(extra) > 0 && (extra.kind === 'delay' || (extra.kind === 'increment' && extra.added === 'before'));
}

function isTime(time: number): boolean {
  return Number.isSafeInteger(time) && time >= 0;
}

/**
 * The time for the whole game as App. A and B reckon it: what is allotted, and sixty times what each move gives. Where
 * the last period is repeated there is no such time.
 */
export function reckonedTime(control: TimeControl): number | undefined {
  let sum = 0;
  let counted = 0;
  for (const { moves, time, extra } of control.periods) {
    const here = moves === null ? Math.max(0, SIXTY - counted) : Math.min(moves, Math.max(0, SIXTY - counted));
    sum += time + here * extraTime(extra);
    counted += moves ?? SIXTY;
    if (moves === null) return sum;
  }
  return undefined;
}

const SIXTY = 60;

/** Standard, rapid or blitz, by the borders of an edition (App. A and B); the slower of the two sides decides. */
export function tempoOf(controls: readonly TimeControl[], edition: Edition): Tempo {
  const times = controls.map((one) => reckonedTime(one) ?? Number.POSITIVE_INFINITY);
  const time = times.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...times);
  if (isWithin(time, edition.blitz.value)) return 'blitz';
  return isWithin(time, edition.rapid.value) ? 'rapid' : 'standard';
}

function isWithin(time: number, border: { readonly upTo: number; readonly including: boolean }): boolean {
  return border.including ? time <= border.upTo : time < border.upTo;
}
