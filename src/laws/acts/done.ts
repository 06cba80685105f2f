/** What every act has: who did it, and when. */
import type { Actor } from '../roles.js';

export interface Done {
  readonly by: Actor;
  /** Milliseconds, as stamped by the session. */
  readonly at: number;
  /** Why, in the arbiter's own words; it is kept with the act, and changes no judgement. */
  readonly reason?: string;
}
