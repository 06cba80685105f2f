/**
 * What an arbiter decides, penalties and points (Art. 10 to 12). Times are milliseconds.
 */
import type { Result } from '../result.js';
import type { ByColor, Color } from '../squares.js';
import type { Done, Told } from './base.js';

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

/** A penalty with its measure. */
export type Penalty =
  | { readonly kind: 'time to the opponent' | 'time taken'; readonly time: number }
  /** To the most that game gives. */
  | { readonly kind: 'points to the opponent' }
  | { readonly kind: 'points taken'; readonly points: number }
  /** The arbiter also decides what the opponent scores. */
  | { readonly kind: 'game lost'; readonly opponentScores: number }
  | { readonly kind: 'fine'; readonly announced: boolean }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'warning' | 'expulsion' };

/** What an arbiter can give as a penalty. */
export type PenaltyKind =
  | 'warning'
  /** Increasing the remaining time of the opponent. */
  | 'time to the opponent'
  /** Reducing the remaining time of the offending player. */
  | 'time taken'
  | 'points to the opponent'
  | 'points taken'
  | 'game lost'
  /** A fine announced in advance. */
  | 'fine'
  | 'rounds'
  | 'expulsion';

/** What is forbidden to a player. */
export type Offence =
  | 'disrepute'
  | 'leaving without permission'
  | 'notes or advice'
  | 'device'
  | 'refusing inspection'
  | 'smoking'
  | 'distracting the opponent'
  | 'persistent refusal'
  | 'clock handling'
  | 'stopping the clock without reason'
  | 'displacing pieces';

/** What a game gives. An event may announce another scoring beforehand (Art. 10.1). */
export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}
