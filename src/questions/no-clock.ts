/** Answers about the clock where there is none. */
import type { Answer, ClockQuestion } from './question.js';

export function withoutClock({ about }: ClockQuestion): Answer {
  return { about: about === 'time control' ? about : 'no clock' };
}
