/** What was written and signed on the scoresheets (Art. 8). */
import type { Result } from '../result.js';
import type { Color } from '../squares.js';
import type { Told } from './told.js';

/** Something was written on a scoresheet (Art. 8.1). Heard by its writer. */
export interface Written extends Told {
  readonly type: 'written';
  readonly by: Color;
  readonly what: 'move' | 'note' | 'offer';
  readonly ply: number;
}

/** A player has signed the result (Art. 8.7); `agreed` when both have signed the same. */
export interface Signed extends Told {
  readonly type: 'signed';
  readonly by: Color;
  readonly result: Result;
  readonly agreed: boolean;
}
