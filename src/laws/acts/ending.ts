/**
 * Resigning (Art. 5.1.2), and the end of a game.
 */
import { ENDING, act, fact, optional, type Kept } from '../schema.js';
import { VERDICT } from './verdict.js';

/** Declaring that one resigns (Art. 5.1.2). */
export const RESIGN = act('resign', {
  verdict: optional(VERDICT),
});

export type Resign = Kept<typeof RESIGN>;

/** The game is over. */
export const ENDED = fact('ended', {
  ending: ENDING,
});

export type Ended = Kept<typeof ENDED>;
