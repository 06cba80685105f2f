/**
 * Draws offered and claimed (Art. 9): what is done, and what is told and remembered of it.
 */
import type { Color, Move, PieceKind } from '../squares.js';
import type { Done, Told } from './base.js';

/** Offering a draw (Art. 9.1.2). */
export interface Offer extends Done {
  readonly type: 'offer';
  /** "I offer a draw if …" is not valid (Art. 9.1.2.1). */
  readonly onConditions?: true;
}

/** Accepting the offered draw (Art. 9.1.2.1). */
export interface Accept extends Done {
  readonly type: 'accept';
}

/** Refusing the offered draw in words (Art. 9.1.2.1, "rejects it orally"). */
export interface Reject extends Done {
  readonly type: 'reject';
}

/** Claiming a draw (Art. 9.2, 9.3). */
export interface ClaimDraw extends Done {
  readonly type: 'claim';
  readonly ground: ClaimGround;
  /** The move that brings the position about, absent where it stands on the board; and whether it was written first. */
  readonly intended?: { readonly move: Move; readonly written: boolean };
}

/** A draw was offered (Art. 9.1.2). */
export interface DrawOffered extends Told {
  readonly type: 'draw offered';
  readonly by: Color;
  /** The article by which an offer at the wrong moment may be punished (Art. 11.5); absent where it was the right one. */
  readonly improper?: string;
}

/** An offer was refused, in words or by a move (Art. 9.1.2.1). */
export interface DrawRejected extends Told {
  readonly type: 'draw rejected';
  readonly by: Color;
  readonly how: 'in words' | 'by a move';
}

/** A draw was claimed. The clocks are stopped (Art. 9.5.1); what came of it follows as a fact of its own. */
export interface DrawClaimed extends Told {
  readonly type: 'draw claimed';
  readonly by: Color;
  readonly ground: ClaimGround;
  /** Absent where the claim is of the position on the board. */
  readonly intended?: Move & { readonly piece: PieceKind };
}

/** The claim is not right (Art. 9.5.3). What it costs is told by `time added`, the move that must be played by `bound`. */
export interface ClaimRejected extends Told {
  readonly type: 'claim rejected';
  readonly by: Color;
  readonly ground: ClaimGround;
  readonly why: 'not written first' | 'move is illegal' | 'not so often';
  /** How often the position has stood or would stand; how many whole moves by each are without capture and pawn move. */
  readonly found: number;
  readonly needed: number;
  readonly article: string;
}

/** On what a draw may be claimed (Art. 9.2, 9.3). */
export type ClaimGround = 'threefold' | 'fifty moves';

export interface DrawOffer {
  readonly by: Color;
  /** How many plies had been made when it was offered. */
  readonly ply: number;
}

/** What the rules of an event say of agreed draws (Art. 9.1.1). Without the arbiter's consent. */
export type DrawLimit =
  | { readonly limit: 'none' }
  /** Not before each player has made so many moves. */
  | { readonly limit: 'moves'; readonly moves: number }
  | { readonly limit: 'never' };
