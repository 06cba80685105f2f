/**
 * The quickplay finish (Guidelines III; Art. 10 until 2009): what is asked and claimed, decided and remembered.
 */
import type { Color } from '../squares.js';
import { COLOR, TEXT, TIME, act, fact, oneOf, optional, type Kept } from '../schema.js';

/** In a quickplay finish: claiming that the opponent cannot win by normal means or does not try (III.5), or asking for time (III.4). */
const CLAIM_QUICKPLAY = act('claim quickplay', {
  asks: oneOf(['draw', 'increment']),
  ground: optional(oneOf(['cannot win by normal means', 'makes no effort to win by normal means'])),
});

export type ClaimQuickplay = Kept<typeof CLAIM_QUICKPLAY>;

/** A draw or an increment was asked for in a quickplay finish; an arbiter will decide (Guidelines III.4, III.5). */
const QUICKPLAY_CLAIMED = fact('quickplay claimed', {
  by: COLOR,
  asks: oneOf(['draw', 'increment']),
  article: TEXT,
});

export type QuickplayClaimed = Kept<typeof QUICKPLAY_CLAIMED>;

/** The arbiter has decided on it; a draw is told by `ended`. `increment` is added with each move from now on. Milliseconds. */
const QUICKPLAY_DECIDED = fact('quickplay decided', {
  by: COLOR,
  decision: oneOf(['postponed', 'rejected', 'increment', 'no increment']),
  increment: optional(TIME),
  article: TEXT,
});

export type QuickplayDecided = Kept<typeof QUICKPLAY_DECIDED>;

export interface QuickplayPending {
  readonly by: Color;
  readonly asks: 'draw' | 'increment';
  readonly ply: number;
  readonly postponed: boolean;
}

export type NoQuickplay =
  | 'not announced'
  | 'blitz'
  | 'increment'
  | 'not the last period'
  | 'not on move'
  | 'flag has fallen'
  | 'too much time';

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const QUICKPLAY_ACTS = [CLAIM_QUICKPLAY] as const;

export const QUICKPLAY_FACTS = [QUICKPLAY_CLAIMED, QUICKPLAY_DECIDED] as const;
