/** Draws offered and claimed (Art. 9, Guidelines III). */
import type { ClaimGround } from '../editions/draw-rules.js';
import type { Move } from '../squares.js';
import type { Done } from './done.js';

/** Offering a draw (Art. 9.1.2). */
export interface Offer extends Done {
  readonly type: 'offer';
  /** "I offer a draw if …" is not valid (Art. 9.1.2.1). */
  readonly onConditions?: true;
}

/** Accepting the offered draw (Art. 9.1.2.1). */
export interface Accept extends Done {
  readonly type: 'accept';
}

/** Refusing the offered draw in words (Art. 9.1.2.1, "rejects it orally"). */
export interface Reject extends Done {
  readonly type: 'reject';
}

/** Claiming a draw (Art. 9.2, 9.3). */
export interface ClaimDraw extends Done {
  readonly type: 'claim';
  readonly ground: ClaimGround;
  /** The move that brings the position about, absent where it stands on the board; and whether it was written first. */
  readonly intended?: { readonly move: Move; readonly written: boolean };
}

/** In a quickplay finish: claiming that the opponent cannot win by normal means or does not try (III.5), or asking for time (III.4). */
export interface ClaimQuickplay extends Done {
  readonly type: 'claim quickplay';
  readonly asks: 'draw' | 'increment';
  readonly ground?: 'cannot win by normal means' | 'makes no effort to win by normal means';
}
