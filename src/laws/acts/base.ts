/**
 * What every act, every fact and every refusal has.
 */
import type { Actor, Audience } from '../roles.js';

export interface Done {
  readonly by: Actor;
  /** Milliseconds, as stamped by the session. */
  readonly at: number;
  /** Why, in the arbiter's own words; it is kept with the act, and changes no judgement. */
  readonly reason?: string;
}

export interface Told {
  readonly audience: Audience;
}

/** Characters: what is longer is not heard to its end when it is read back. */
export const LONGEST_REASON = 500;

export interface Refused {
  /** The article of the Laws it rests on; absent where no article speaks of it. */
  readonly article?: string;
}
