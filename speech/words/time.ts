/**
 * What a language must be able to say of clocks and time controls.
 */
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';
import type { Answer } from '../../src/questions/question.js';

export type ClockAnswer = Extract<Answer, { readonly about: 'clock' }>;

export interface TimeWords {
  /** One sentence a side, the one whose clock runs marked as such. */
  readonly clock: (answer: ClockAnswer) => readonly string[];
  readonly noClock: () => string;
  /** What a clock shows, in milliseconds, without a full stop. */
  readonly duration: (time: number) => string;
  /** The times of both sides, to be read and to be heard, without a full stop; absent is no clock. */
  readonly control: (time: ByColor<TimeControl> | undefined) => string;
}
