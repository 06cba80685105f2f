/** Questions to the browser that it may never answer: what asks them goes on without. */
import type { Timers } from '../../game/time.js';

/**
 * @param milliseconds how long the answer is waited for; who wants a late one keeps `answer`
 * @returns rejects only where `answer` rejects in time
 */
export function answerWithin<T>(timers: Timers, milliseconds: number, answer: Promise<T>): Promise<T | 'no answer'> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(milliseconds, () => resolve('no answer'));
    answer.finally(stop).then(resolve, reject);
  });
}
