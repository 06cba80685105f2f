/**
 * What a language must be able to say of the dial of the clock that is felt.
 */
import { MINUTE } from '../../src/laws/clock/time-control.js';
import type { DialFelt } from '../../src/questions/dial-felt.js';

export interface DialWords {
  /**
   * What is under the finger or the cursor, as short as can be: "15, two dots", "Minute hand, 14 minutes to the hour". Without a full
   * stop, for it names parts of the dial as well.
   */
  readonly felt: (felt: DialFelt) => string;
}

/** What is told of the minute hand's way: whole minutes, as it is felt, and seconds only in the last one. Never more than it is. */
export function wayTold(milliseconds: number): number {
  return milliseconds < MINUTE ? milliseconds : milliseconds - (milliseconds % MINUTE);
}
