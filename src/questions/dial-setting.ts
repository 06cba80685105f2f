/** Which dial a clock that is felt has (App. D.2.6.2). */

/**
 * "analogue": twelve hours, set as a mechanical chess clock is, so that the time runs out at a full hour. With five minutes left it shows
 * five minutes before that hour. "time left": the hands show what is left, and go back to the top.
 */
export const DIAL_MODES = ['analogue', 'time left'] as const;
export type DialMode = (typeof DIAL_MODES)[number];

export interface DialSetting {
  readonly mode: DialMode;
  /** The hour, 1 to 12, at which an analogue dial's time runs out: six as a rule, where the hands are farthest apart. */
  readonly controlHour: number;
}

export const DEFAULT_DIAL: DialSetting = { mode: 'analogue', controlHour: 6 };
