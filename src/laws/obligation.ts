/**
 * What a player must play: by what he has touched (Art. 4), or by a ruling.
 */
import type { CastlingSide, Move, PlacedPiece } from './squares.js';

export type Duty =
  | { readonly type: 'free' }
  | { readonly type: 'move'; readonly piece: PlacedPiece }
  /** `by` is the player's own piece that must capture, where the Laws name it. */
  | { readonly type: 'capture'; readonly piece: PlacedPiece; readonly by?: PlacedPiece }
  | { readonly type: 'castle'; readonly side: CastlingSide };

/** A duty with the moves that are left by it. */
export interface Obligation {
  readonly duty: Duty;
  /** The legal moves that fulfil it; empty only where there is no legal move at all. */
  readonly allowed: readonly Move[];
  readonly article: string;
}
