/**
 * The times a game can be begun with: common ones by name, and the user's own.
 */
import { MINUTE, incrementOf, timeControl, type TimeControl } from '../laws/clock/time-control.js';
import type { ByColor } from '../laws/squares.js';

/** As players write them: minutes, and after "+" the seconds added with each move; "90/40" is 90 minutes for 40 moves. */
export const TIME_NAMES = ['none', '90/40, 30+30', '60', '25+10', '15+10', '10', '5+3', '3+2', 'own'] as const;
export type TimeName = (typeof TIME_NAMES)[number];

/** A time of the user's own. */
export interface OwnTime {
  readonly minutes: number;
  /** Seconds added with each move. */
  readonly seconds: number;
}

/** More than any game is played with: ten hours, and ten minutes with each move. */
export const MOST_MINUTES = 600;
export const MOST_SECONDS = 600;

const COMMON: Readonly<Record<Exclude<TimeName, 'none' | 'own'>, TimeControl>> = {
  '90/40, 30+30': {
    periods: [
      { moves: 40, time: 90 * MINUTE, extra: incrementOf(30) },
      { moves: null, time: 30 * MINUTE, extra: incrementOf(30) },
    ],
  },
  '60': timeControl(60),
  '25+10': timeControl(25, 10),
  '15+10': timeControl(15, 10),
  '10': timeControl(10),
  '5+3': timeControl(5, 3),
  '3+2': timeControl(3, 2),
};

export interface ChosenTime {
  readonly time: TimeName;
  readonly own: ByColor<OwnTime>;
  /** Whether Black has a time other than White's, where it is the user's own. */
  readonly uneven: boolean;
}

/** The times of both sides; `undefined` without a clock. */
export function timeOf({ time, own, uneven }: ChosenTime): ByColor<TimeControl> | undefined {
  if (time === 'none') return undefined;
  if (time !== 'own') return { white: COMMON[time], black: COMMON[time] };
  const black = uneven ? own.black : own.white;
  return { white: timeControl(own.white.minutes, own.white.seconds), black: timeControl(black.minutes, black.seconds) };
}

/** Whether a clock can be set so: whole numbers, and not both of them 0. */
export function isOwnTime({ minutes, seconds }: OwnTime): boolean {
  return isUpTo(minutes, MOST_MINUTES) && isUpTo(seconds, MOST_SECONDS) && minutes + seconds > 0;
}

export function isUpTo(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most;
}
