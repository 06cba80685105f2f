/** Making a move (Art. 4.7), and going on from an earlier position. */
import type { Move } from '../squares.js';
import type { Done } from './done.js';

/** Moving a piece to its new square and releasing it (Art. 4.7): the move is made. */
export interface Make extends Done {
  readonly type: 'make';
  readonly move: Move;
  /** The alphabets of piece letters that the typed move fits, when it was typed: later moves are read by them. */
  readonly alphabets?: readonly string[];
  /** Whether both hands were used (Art. 4.1, 7.5.4); absent is one. */
  readonly hands?: 'both';
  /** What it captures still stands on the board: `take off` follows (App. D.2.3.1). */
  readonly captureRemoved?: false;
}

/**
 * Going on from an earlier position. The one way back, for a takeback in casual play, for Art. 7, D.2.9 and the arbiter.
 */
export interface Restore extends Done {
  readonly type: 'restore';
  /** How many plies have been made in the position to go on from; 0 is the start. */
  readonly ply: number;
  readonly cause: 'takeback' | 'ruling';
}
