/** Saying again what was said. */
import type { Speech } from './speech.js';

/** @param before not the last message, but the one before it */
export function sayAgain({ announcer, speaker }: Pick<Speech, 'announcer' | 'speaker'>, before: boolean): void {
  if (!announcer.repeat(before ? 1 : 0)) speaker.notice({ about: 'nothing to repeat' });
}
