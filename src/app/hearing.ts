/**
 * Hearing typed words, in a file of its own: the board can be used without it, and it is loaded right after.
 */
import type * as hear from '../../speech/hear.js';

type Hearing = typeof hear;

let loading: Promise<Hearing> | undefined;

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export function loadHearing(): Promise<Hearing> {
  loading ??= import('../../speech/hear.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
