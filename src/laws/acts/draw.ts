/**
 * Draws offered and claimed (Art. 9): what is done, and what is told and remembered of it.
 */
import type { Color } from '../squares.js';
import {
  COLOR,
  COUNT,
  MOVE,
  PIECE_KIND,
  TEXT,
  YES_OR_NO,
  act,
  fact,
  literal,
  object,
  oneOf,
  optional,
  variant,
  type Kept,
} from '../schema.js';

/** Offering a draw (Art. 9.1.2). */
const OFFER = act('offer', {
  /** "I offer a draw if …" is not valid (Art. 9.1.2.1). */
  onConditions: optional(literal(true)),
});

export type Offer = Kept<typeof OFFER>;

/** Accepting the offered draw (Art. 9.1.2.1). */
const ACCEPT = act('accept', {});

export type Accept = Kept<typeof ACCEPT>;

/** Refusing the offered draw in words (Art. 9.1.2.1, "rejects it orally"). */
const REJECT = act('reject', {});

export type Reject = Kept<typeof REJECT>;

/** On what a draw may be claimed (Art. 9.2, 9.3). */
const CLAIM_GROUND = oneOf(['threefold', 'fifty moves']);

export type ClaimGround = Kept<typeof CLAIM_GROUND>;

/** Claiming a draw (Art. 9.2, 9.3). */
const CLAIM_DRAW = act('claim', {
  ground: CLAIM_GROUND,
  /** The move that brings the position about, absent where it stands on the board; and whether it was written first. */
  intended: optional(
    object({
      move: MOVE,
      written: YES_OR_NO,
    }),
  ),
});

export type ClaimDraw = Kept<typeof CLAIM_DRAW>;

/** A draw was offered (Art. 9.1.2). */
const DRAW_OFFERED = fact('draw offered', {
  by: COLOR,
  /** The article by which an offer at the wrong moment may be punished (Art. 11.5); absent where it was the right one. */
  improper: optional(TEXT),
});

export type DrawOffered = Kept<typeof DRAW_OFFERED>;

/** An offer was refused, in words or by a move (Art. 9.1.2.1). */
const DRAW_REJECTED = fact('draw rejected', {
  by: COLOR,
  how: oneOf(['in words', 'by a move']),
});

export type DrawRejected = Kept<typeof DRAW_REJECTED>;

/** A draw was claimed. The clocks are stopped (Art. 9.5.1); what came of it follows as a fact of its own. */
const DRAW_CLAIMED = fact('draw claimed', {
  by: COLOR,
  ground: CLAIM_GROUND,
  /** Absent where the claim is of the position on the board. */
  intended: optional(object({ ...MOVE.entries, piece: PIECE_KIND })),
});

export type DrawClaimed = Kept<typeof DRAW_CLAIMED>;

/** The claim is not right (Art. 9.5.3). What it costs is told by `time added`, the move that must be played by `bound`. */
const CLAIM_REJECTED = fact('claim rejected', {
  by: COLOR,
  ground: CLAIM_GROUND,
  why: oneOf(['not written first', 'move is illegal', 'not so often']),
  /** How often the position has stood or would stand; how many whole moves by each are without capture and pawn move. */
  found: COUNT,
  needed: COUNT,
  article: TEXT,
});

export type ClaimRejected = Kept<typeof CLAIM_REJECTED>;

export interface DrawOffer {
  readonly by: Color;
  /** How many plies had been made when it was offered. */
  readonly ply: number;
}

/** What the rules of an event say of agreed draws (Art. 9.1.1). Without the arbiter's consent. */
export const DRAW_LIMIT = variant('limit', [
  object({
    limit: literal('none'),
  }),
  /** Not before each player has made so many moves. */
  object({
    limit: literal('moves'),
    moves: COUNT,
  }),
  object({
    limit: literal('never'),
  }),
]);

export type DrawLimit = Kept<typeof DRAW_LIMIT>;

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const DRAW_ACTS = [OFFER, ACCEPT, REJECT, CLAIM_DRAW] as const;

export const DRAW_FACTS = [DRAW_OFFERED, DRAW_REJECTED, DRAW_CLAIMED, CLAIM_REJECTED] as const;
