/**
 * Time controls (Art. 6.3): how many moves in how much time, and what each move gives. All times are milliseconds.
 */
/** What a player gets with every move (Art. 6.3.1, 6.3.2). */
export type Extra =
  | { readonly kind: 'none' }
  /**
   * The cumulative way of Fischer: `time` is added with every move and what is not used is kept. Added *before* the move,
   * the first is on the clock when it starts ("from move one"); added *after* it, the first comes with the first press.
   */
  | { readonly kind: 'increment'; readonly time: number; readonly added: 'before' | 'after' }
  /** The way of Bronstein: with the press the time used for the move is given back, `time` of it at most. */
  | { readonly kind: 'bronstein'; readonly time: number }
  /** The time-delay mode of Art. 6.3.2, as US Chess has it: the countdown begins when `time` has passed. */
  | { readonly kind: 'delay'; readonly time: number };

export interface Period {
  /** The moves to be completed in it; `null`: all that remain. */
  readonly moves: number | null;
  /** The time for them; what is saved goes over to the next period (Art. 6.3.2). */
  readonly time: number;
  readonly extra: Extra;
}

/**
 * A chain of periods. A last period with a number of moves is repeated for as long as the game lasts ("20 moves in each
 * further hour"); only a period for all remaining moves is the last one of Guidelines III.
 */
export interface TimeControl {
  readonly periods: readonly [Period, ...Period[]];
}

export const NO_EXTRA: Extra = { kind: 'none' };

/** The common kind: one time for all moves, and perhaps an increment from move one. Minutes and seconds, as it is spoken. */
export function timeControl(minutes: number, increment = 0): TimeControl {
  return { periods: [{ moves: null, time: minutes * MINUTE, extra: incrementOf(increment) }] };
}

/** An increment of so many seconds from move one. */
export function incrementOf(seconds: number): Extra {
  return seconds === 0 ? NO_EXTRA : { kind: 'increment', time: seconds * SECOND, added: 'before' };
}

/** What of an extra is on the clock with each move beside the main time. */
export function extraTime(extra: Extra): number {
  return extra.kind === 'none' ? 0 : extra.time;
}

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
type ControlProblem = 'no time' | 'not a time' | 'not a number of moves' | 'period after the last';

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

export const SECOND = 1000;

export const MINUTE = 60 * SECOND;
