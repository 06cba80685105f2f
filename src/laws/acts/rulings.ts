/** What is pointed out to the arbiter (Art. 7), and what he decides (Art. 11, 12). */
import type { Offence } from '../conduct.js';
import type { Penalty } from '../penalty.js';
import type { Result } from '../result.js';
import type { Color, PlacedPiece } from '../squares.js';
import type { Done } from './done.js';

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

/** What an arbiter decides where the Laws leave it to him. */
export type Decision =
  /** On a draw claimed in a quickplay finish, at once or after it was postponed (Guidelines III.5). */
  | { readonly on: 'quickplay draw'; readonly decision: 'draw' | 'reject' }
  | { readonly on: 'quickplay draw'; readonly decision: 'postpone'; readonly awardTime: boolean }
  /** On a few seconds with each move (III.4). */
  | { readonly on: 'quickplay increment'; readonly agrees: boolean }
  /** Extra time to a player for a disturbance (Art. 12.5 and the like). Milliseconds; below zero it is taken. */
  | { readonly on: 'time'; readonly to: Color; readonly time: number }
  /** On an illegal move that was completed on a board elsewhere (Art. 7.5). */
  | { readonly on: 'illegal move'; readonly of: Color }
  | { readonly on: 'penalty'; readonly against: Color; readonly penalty: Penalty; readonly offence?: Offence }
  /** The result, where the Laws let him declare it (Art. 11.7, 11.8, 12.9.6). */
  | { readonly on: 'result'; readonly result: Result };

export interface Rule extends Done {
  readonly type: 'rule';
  readonly decision: Decision;
}
