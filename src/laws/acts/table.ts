/** What is done only where players are visually disabled (App. D). */
import type { ByColor, Color, Move, PieceKind, PlacedPiece, Square } from '../squares.js';
import type { Done } from './done.js';

/** Taking what one captures off one's own board (App. D.2.3.1), before or after the piece is placed. */
export interface TakeOff extends Done {
  readonly type: 'take off';
  readonly square: Square;
}

/** Putting back what one has taken off and placed, while the move is not yet made (App. D.2.3). The touch stays one. */
export interface PutBack extends Done {
  readonly type: 'put back';
}

/**
 * Announcing a move (App. D.2.1), before or after it stands on the board; a second time, correcting a slip of the tongue (D.2.8).
 * An assistant who announces the moves of both says of whom it is (D.2.10.2).
 */
export interface Announce extends Done {
  readonly type: 'announce';
  readonly move: Move;
  /** The kind that was called; absent: what stands on `move.from`. */
  readonly piece?: PieceKind;
  /** Whose move it is; absent: his whom the actor acts for. */
  readonly of?: Color;
}

/** Repeating the move that the opponent has announced (App. D.2.1). */
export interface Repeat extends Done {
  readonly type: 'repeat';
  readonly move: Move;
  readonly piece?: PieceKind;
}

/** Executing the move that was announced on the other board (App. D.2.1): by its owner, or an assistant (D.2.10.1). */
export interface Execute extends Done {
  readonly type: 'execute';
  /** Whose board it is done on. */
  readonly on: Color;
  readonly move: Move;
}

/** Comparing the two boards, and where they differ the scores (App. D.2.9). */
export interface CompareBoards extends Done {
  readonly type: 'compare boards';
  /** What stands on boards beside the program, square by square; absent: what stands on those in the program. */
  readonly entered?: Partial<ByColor<readonly PlacedPiece[]>>;
}

/** Putting a board right that was found to be wrong (App. D.2.9). */
export interface MendBoard extends Done {
  readonly type: 'mend board';
  readonly of: Color;
}

/** What a player may ask his assistant (App. D.2.10.4). */
export type AskedOfAssistant = 'moves' | 'time';

/** Asking one's assistant for the moves completed, or for the time, of both (App. D.2.10.4). */
export interface Ask extends Done {
  readonly type: 'ask';
  readonly about: AskedOfAssistant;
}

/** The assistant's answer, given only where it was asked for (App. D.2.10.4). */
export interface Tell extends Done {
  readonly type: 'tell';
  readonly about: AskedOfAssistant;
}

/** What is done only by the rules for visually disabled players (App. D). */
export type BlindAct = TakeOff | PutBack | Announce | Repeat | Execute | CompareBoards | MendBoard | Ask | Tell;
