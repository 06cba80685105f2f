/** What is said of the clocks of a game and of time controls. */
import { clockAnswers, type ClockAnswers } from './clock.js';
import type { Messages } from './say.js';
import { controlWords, type ControlWords } from './time-control.js';

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

export function spanWords(messages: Messages<'clock' | 'time'>): SpanWords {
  const { shown, duration } = clockAnswers(messages);
  return { clock: shown, duration, control: controlWords(messages) };
}
