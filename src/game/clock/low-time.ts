/**
 * When a player's time becomes short: by Lichess's formula, which its players know. Pure.
 */
import { dueAt, type Clock } from '../../laws/clock/clock.js';
import type { SideClock } from '../../laws/clock/side.js';
import { MINUTE, SECOND, periodAt } from '../../laws/clock/time-control.js';
import type { Color } from '../../laws/squares.js';

/**
 * The time left at which it is low, by the time a clock was set to at first; both in milliseconds. Lichess
 * (lichess-org/lila#20343): an eighth of it, 10 seconds at least and a minute at most; of less than a minute a fifth, 2 seconds
 * at least.
 */
export function lowTime(initial: number): number {
  const share = initial < MINUTE ? Math.max(2 * SECOND, initial / 5) : Math.max(10 * SECOND, initial / 8);
  return Math.min(MINUTE, share);
}

/** What is low for a side in the period it is in: by the time that the period gives. Milliseconds. */
export function lowTimeOf({ control, period }: Pick<SideClock, 'control' | 'period'>): number {
  return lowTime(periodAt(control, period).time);
}

export interface LowTimeDue {
  /** When its time becomes low if nothing is done, in milliseconds as acts are stamped; past where it is low already. */
  readonly at: number;
  readonly of: Color;
}

/** When the running clock's time becomes low; absent where none runs or its flag has fallen. */
export function lowTimeDue(clock: Clock): LowTimeDue | undefined {
  const { now } = clock;
  const falls = dueAt(clock);
  if (now.phase !== 'running' || falls === undefined) return undefined;
  return { of: now.side, at: falls - lowTimeOf(clock.sides[now.side]) };
}
