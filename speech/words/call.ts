/**
 * A move as it is called: what was moved, what it took, and whether it gives check or mates.
 */
import type { Captured, Moved } from '../../src/laws/facts.js';

export interface Call {
  readonly moved: Moved;
  readonly captured?: Captured;
  /** One of the two, never both: mate is check. In strict play check is not called. */
  readonly sign?: 'check' | 'mate';
}
