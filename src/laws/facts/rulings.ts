/** Irregularities found (Art. 7), penalties, and what they do to the points (Art. 10, 12). */
import type { Penalty } from '../penalty.js';
import type { ByColor, Color } from '../squares.js';
import type { Told } from './told.js';

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

/** A penalty was given (Art. 12.9). What it takes or adds of time is told by `time added`. */
export interface Penalised extends Told {
  readonly type: 'penalised';
  readonly against: Color;
  readonly penalty: Penalty;
  readonly article: string;
}

/** The points of a finished game were changed by a penalty (Art. 10, 12.9). */
export interface Scored extends Told {
  readonly type: 'scored';
  readonly scores: ByColor<number>;
}
