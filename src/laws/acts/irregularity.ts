/**
 * What is pointed out to the arbiter, or noticed by him, and found (Art. 4.8, 7).
 */
import type { Color, PlacedPiece } from '../squares.js';
import type { Done, Told } from './base.js';

/** What somebody can point out to the arbiter, or an arbiter himself notices. */
export type Fault =
  /** A move of this ply (1 for the first) that was not legal; also the king taken, and a move with both hands (Art. 7.5). */
  | { readonly what: 'illegal move'; readonly ply: number }
  /** The clock was pressed without a move (Art. 7.5.3). */
  | { readonly what: 'pressed without a move' }
  /** The pawn of this ply was left on the last rank and the clock pressed (Art. 7.5.2). */
  | { readonly what: 'pawn left unpromoted'; readonly ply: number }
  | { readonly what: 'two hands'; readonly ply: number }
  /** Another move was made than the touched pieces demanded (Art. 4.8). */
  | { readonly what: 'touched piece'; readonly ply: number }
  /** Pieces stand where they do not belong (Art. 7.4, 7.6); `ply` is the last position that is sure, absent where none is. */
  | { readonly what: 'displaced'; readonly found: 'at once' | 'later'; readonly of: Color; readonly ply?: number }
  /** The game began wrongly (Art. 7.2, 7.3). */
  | {
      readonly what: 'set-up';
      readonly of: 'pieces' | 'board' | 'colours';
      readonly misplaced?: readonly PlacedPiece[];
    };

/** Pointing out an irregularity: a player complains, or an arbiter has seen it himself (Art. 4.8, 7). */
export interface PointOut extends Done {
  readonly type: 'point out';
  readonly fault: Fault;
}

/** An irregularity was found, and this follows by itself; penalty, restored position and end are facts of their own. */
export interface FaultFound extends Told {
  readonly type: 'fault found';
  readonly what:
    | 'illegal move'
    | 'pressed without a move'
    | 'pawn left unpromoted'
    | 'two hands'
    | 'touched piece'
    | 'displaced'
    | 'set-up';
  /** Whose fault it is; absent where it is nobody's, as a wrong set-up. */
  readonly of?: Color;
  readonly ruling:
    /** The move is not completed: another is made in its place. */
    | 'corrected'
    /** It counts as an illegal move, the `count`th of this player. */
    | 'counted'
    /** The pawn becomes a queen. */
    | 'queen'
    | 'not counted'
    | 'stands'
    | 'put right'
    | 'restored'
    | 'new game'
    | 'goes on'
    | 'arbiter decides';
  readonly count?: number;
  readonly article: string;
}
