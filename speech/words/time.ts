/** What is said of the clocks of a game and of time controls. */
import type { ClockAnswers } from '../phrase/clock.js';
import type { ControlWords } from '../phrase/time-control.js';

/** What the FIDE way says too. */
export interface SpanWords {
  /** One sentence a side, the one whose clock runs marked as such. */
  readonly clock: ClockAnswers['shown'];
  readonly duration: ClockAnswers['duration'];
  readonly control: ControlWords;
}

export interface TimeWords extends SpanWords {
  readonly noClock: () => string;
}
