/**
 * Hearing typed and spoken words, in a file of its own: the board can be used without it, and it is loaded right after. What it
 * refuses is worded with what the Laws refuse, so those words are loaded with it.
 */
import type * as acting from './line-acting.js';
import { remembered } from '../play/remembered.js';
import { loadGamePart } from './game-part.js';

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadHearing: () => Promise<typeof acting> = remembered(async () => {
  const [hearing] = await Promise.all([import('./line-acting.js'), loadGamePart()]);
  return hearing;
});
