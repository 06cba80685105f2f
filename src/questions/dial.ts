/**
 * The dial of a clock that is felt (App. D.2.6.2) as numbers: hands, marks and flag at their angles. Angles are degrees clockwise from
 * the top, 0 to below 360; times are milliseconds.
 */
import { MINUTE } from '../laws/clock/time-control.js';
import type { DialMode, DialSetting } from './dial-setting.js';

/** What of a display is shown on a dial. */
interface DialTime {
  /** Main time left. */
  readonly time: number;
  /** Whether the flag is down. */
  readonly flag: boolean;
}

export type DialFlag =
  | { readonly state: 'at rest' }
  /** In the last five minutes; `left` until it falls, `height` from 0, where it begins to rise, to below 1. */
  | { readonly state: 'rising'; readonly left: number; readonly height: number }
  /** The time is over. */
  | { readonly state: 'fallen' };

/** What a dial shows at a time. */
export interface DialReading {
  readonly mode: DialMode;
  readonly minuteAngle: number;
  readonly hourAngle: number;
  /** The time in which the minute hand will be at the top. 0: it is there. */
  readonly toTheTop: number;
  /** The hour that the hour hand is at, or the two between which it is. */
  readonly hours: readonly [at: number] | readonly [after: number, before: number];
  readonly flag: DialFlag;
}

const HOUR = 60 * MINUTE;
const TURN = 12 * HOUR;

/** The flag rises for so long. */
const FLAG_RISES = 5 * MINUTE;

/** The minutes of a dial, which are the places of its cursor. */
export const DIAL_MINUTES = 60;

/** What a dial shows of a time. */
export function readDial({ time, flag }: DialTime, { mode, controlHour }: DialSetting): DialReading {
  const left = Math.max(0, time);
  const position = mode === 'analogue' ? modulo(controlHour * HOUR - left, TURN) : left % TURN;
  return {
    mode,
    minuteAngle: ((position % HOUR) / HOUR) * 360,
    hourAngle: (position / TURN) * 360,
    toTheTop: left % HOUR,
    hours: hoursAt(position, mode),
    flag: flagOf(left, flag, mode),
  };
}

/** An analogue dial has no hour 0. */
function hoursAt(position: number, mode: DialMode): DialReading['hours'] {
  const whole = Math.floor(position / HOUR);
  const after = whole === 0 && mode === 'analogue' ? 12 : whole;
  return position % HOUR === 0 ? [after] : [after, whole + 1];
}

/**
 * A mechanical flag rises before each full hour, and whoever knows such clocks counts on it. Where the hands show the time left,
 * it rises before its end alone.
 */
function flagOf(left: number, fallen: boolean, mode: DialMode): DialFlag {
  if (fallen || left === 0) return { state: 'fallen' };
  const toFall = mode === 'analogue' ? left % HOUR : left;
  if (toFall === 0 || toFall > FLAG_RISES) return { state: 'at rest' };
  return { state: 'rising', left: toFall, height: 1 - toFall / FLAG_RISES };
}

/** How urgent a rising flag is: 1 in its first minute, 5 in its last. */
export function urgencyOf(flag: DialFlag & { readonly state: 'rising' }): number {
  return Math.max(1, 6 - Math.ceil(flag.left / MINUTE));
}

/** The angle of a minute of the dial; of any other number of minutes the angle after so many turns. */
export function angleOfMinute(minute: number): number {
  return modulo(minute, DIAL_MINUTES) * (360 / DIAL_MINUTES);
}

/** The minute of the dial, 0 to 59, that is nearest to an angle. */
export function minuteAt(angle: number): number {
  return modulo(Math.round(modulo(angle, 360) / (360 / DIAL_MINUTES)), DIAL_MINUTES);
}

/** Degrees between two angles, the shorter way: 0 to 180. */
export function between(one: number, other: number): number {
  const apart = modulo(one - other, 360);
  return Math.min(apart, 360 - apart);
}

export type Dots = 1 | 2 | 3;

export interface DialMark {
  readonly minute: number;
  readonly dots: Dots;
}

/** App. D.2.6.2: one raised dot every five minutes, two every fifteen; ours has three at the top, so that it is known from the others. */
export const DIAL_MARKS: readonly DialMark[] = Array.from({ length: 12 }, (_, index) => {
  const minute = index * 5;
  return { minute, dots: minute === 0 ? 3 : minute % 15 === 0 ? 2 : 1 };
});

/** The dots at a minute of the dial. */
export function dotsAt(minute: number): Dots | undefined {
  return DIAL_MARKS.find((mark) => mark.minute === minute)?.dots;
}

/** Where the flag is: beside the top, on the side from which the minute hand comes, and between two marks. */
export function flagMinute(mode: DialMode): number {
  return mode === 'analogue' ? 58 : 2;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
