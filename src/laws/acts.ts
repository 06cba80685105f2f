/**
 * Acts: what somebody does, in the Laws' words. A game is the fold of its acts (see `judge` in game.ts).
 *
 * Every act names its actor and carries `at`, the time it was done, in milliseconds; the session stamps it,
 * and it never runs backwards.
 */
import type { Actor } from './roles.js';
import type { Move } from './squares.js';

interface Done {
  readonly by: Actor;
  /** Milliseconds, as stamped by the session. */
  readonly at: number;
}

/** Moving a piece to its new square and releasing it (Art. 4.7): the move is made. */
export interface Make extends Done {
  readonly type: 'make';
  readonly move: Move;
  /** The alphabets of piece letters that the typed move fits, when it was typed: later moves are read by them. */
  readonly alphabets?: readonly string[];
}

/** Offering a draw (Art. 9.1.2). */
export interface Offer extends Done {
  readonly type: 'offer';
}

/** Accepting the offered draw (Art. 9.1.2.1). */
export interface Accept extends Done {
  readonly type: 'accept';
}

/** Refusing the offered draw in words (Art. 9.1.2.1, "rejects it orally"). */
export interface Reject extends Done {
  readonly type: 'reject';
}

/** Declaring that one resigns (Art. 5.1.2). */
export interface Resign extends Done {
  readonly type: 'resign';
}

/**
 * Going on from an earlier position. The one way back, for a takeback in casual play, for Art. 7, D.2.9 and the arbiter.
 */
export interface Restore extends Done {
  readonly type: 'restore';
  /** How many plies have been made in the position to go on from; 0 is the start. */
  readonly ply: number;
  readonly cause: 'takeback' | 'ruling';
}

export type Act = Make | Offer | Accept | Reject | Resign | Restore;
export type ActType = Act['type'];

type WithoutTime<T> = T extends Act ? Omit<T, 'at'> : never;

/** An act before the session has stamped its time. */
export type ActDraft = WithoutTime<Act>;
