/**
 * Chance that can be repeated: the same seed gives the same numbers, in tests and in the matches of the bench.
 */
import type { Random } from '../src/engine/choice.js';

/**
 * A small generator of 32 bits of state ("mulberry32", Tommy Ettinger, public domain). Good enough for the choice of a
 * move; not for secrets.
 *
 * @param seed any whole number; only its lowest 32 bits count
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
