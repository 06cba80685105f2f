/**
 * A move as it is called: what was moved, what it took, and what came of it.
 */
import type { Captured, Checked, Moved } from '../../src/laws/facts.js';
import type { Ending } from '../../src/laws/result.js';

/** A move with what came of it, as far as the listener may know it. */
export interface CalledMove {
  readonly moved: Moved;
  readonly captured?: Captured | undefined;
  readonly checked?: Checked | undefined;
  readonly ending?: Ending | undefined;
}

/** What of it is part of the call. */
export interface Call {
  readonly moved: Moved;
  readonly captured?: Captured;
  /** One of the two, never both: mate is check. In strict play check is not called. */
  readonly sign?: 'check' | 'mate';
}

/** How a call is worded. */
export interface CallManner {
  /** Whether the square the piece came from is named: "knight g1 to f3", or "knight to f3". */
  readonly from: boolean;
  /** Whether the squares are set in a sentence: "knight g1 to f3", or stand by themselves: "knight Gustav one Felix three". */
  readonly joined: boolean;
  /** Whether a pawn is named: "pawn to e4", or "e4". */
  readonly pawn: boolean;
  /** What is said of a capture: the bare word, with "en passant", or with the piece: "takes pawn on f3". */
  readonly captures: 'word' | 'en passant' | 'piece';
}
