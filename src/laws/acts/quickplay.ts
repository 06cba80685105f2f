/**
 * The quickplay finish (Guidelines III; Art. 10 until 2009): what is asked and claimed, decided and remembered.
 */
import type { Color } from '../squares.js';
import type { Done, Told } from './base.js';

/** In a quickplay finish: claiming that the opponent cannot win by normal means or does not try (III.5), or asking for time (III.4). */
export interface ClaimQuickplay extends Done {
  readonly type: 'claim quickplay';
  readonly asks: 'draw' | 'increment';
  readonly ground?: 'cannot win by normal means' | 'makes no effort to win by normal means';
}

/** A draw or an increment was asked for in a quickplay finish; an arbiter will decide (Guidelines III.4, III.5). */
export interface QuickplayClaimed extends Told {
  readonly type: 'quickplay claimed';
  readonly by: Color;
  readonly asks: 'draw' | 'increment';
  readonly article: string;
}

/** The arbiter has decided on it; a draw is told by `ended`. `increment` is added with each move from now on. Milliseconds. */
export interface QuickplayDecided extends Told {
  readonly type: 'quickplay decided';
  readonly by: Color;
  readonly decision: 'postponed' | 'rejected' | 'increment' | 'no increment';
  readonly increment?: number;
  readonly article: string;
}

export interface QuickplayPending {
  readonly by: Color;
  readonly asks: 'draw' | 'increment';
  readonly ply: number;
  readonly postponed: boolean;
}

export type NoQuickplay =
  'not announced' | 'blitz' | 'increment' | 'not the last period' | 'not on move' | 'flag has fallen' | 'too much time';
