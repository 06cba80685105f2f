/**
 * The hand on the board (Art. 4) and the move (Art. 3): what is done, what is told and remembered of it, and why a move is refused.
 */
import type { CastlingSide, Color, Move, Piece, PieceKind, PlacedPiece, PromotionKind, Square } from '../squares.js';
import type { Done, Refused, Told } from './base.js';

/** Saying beforehand that one adjusts pieces on their squares (Art. 4.2.1). It holds until the actor's next move. */
export interface Adjust extends Done {
  readonly type: 'adjust';
}

/** Touching a piece on the board (Art. 4.3). `how` is what can be seen of it; after `adjust` it is an adjusting touch. */
export interface TouchPiece extends Done {
  readonly type: 'touch';
  readonly square: Square;
  readonly how?: TouchKind;
  /** The piece was felt and stayed in its aperture: no touch, where it is a visually disabled player's hand (App. D.2.2). */
  readonly lifted?: false;
}

/** Moving a piece to its new square and releasing it (Art. 4.7): the move is made. */
export interface Make extends Done {
  readonly type: 'make';
  readonly move: Move;
  /** The alphabets of piece letters that the typed move fits, when it was typed: later moves are read by them. */
  readonly alphabets?: readonly string[];
  /** Whether both hands were used (Art. 4.1, 7.5.4); absent is one. */
  readonly hands?: 'both';
  /** What it captures still stands on the board: `take off` follows (App. D.2.3.1). */
  readonly captureRemoved?: false;
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

/** A player has said that he adjusts (Art. 4.2.1). */
export interface Adjusting extends Told {
  readonly type: 'adjusting';
  readonly by: Color;
}

/** A piece was touched (Art. 4.3). The opponent at the board sees it too; what must now be played only casual play tells. */
export interface Touched extends Told {
  readonly type: 'touched';
  readonly by: Color;
  readonly piece: PlacedPiece;
  readonly how: TouchKind;
}

/** What the player must do by the touch rules (Art. 4.3–4.5) or after a ruling, and by which article. */
export interface Bound extends Told {
  readonly type: 'bound';
  readonly by: Color;
  readonly duty: Duty;
  readonly article: string;
}

/** A move was made (Art. 4.7). */
export interface Moved extends Told {
  readonly type: 'moved';
  readonly by: Color;
  readonly piece: PieceKind;
  readonly from: Square;
  readonly to: Square;
  readonly castling?: CastlingSide;
  readonly promotion?: PromotionKind;
  /** How many plies have been made, this one included. */
  readonly ply: number;
  /** Algebraic notation with English letters, without the marks for check and mate (App. C). */
  readonly san: string;
  /**
   * By the rules for visually disabled players, where it was not announced by the same act: it stands on the mover's own board, and this
   * was announced before, if anything was (App. D.2.1, D.2.3).
   */
  readonly onBoard?: { readonly called?: CalledMove };
}

/** A piece was taken (Art. 3.1), perhaps en passant (Art. 3.7.4). */
export interface Captured extends Told {
  readonly type: 'captured';
  readonly piece: Piece;
  readonly square: Square;
  readonly enPassant: boolean;
}

/** A king stands in check (Art. 3.9). Nobody hears it in strict play: there it need not be declared. */
export interface Checked extends Told {
  readonly type: 'checked';
  readonly king: Color;
  readonly square: Square;
  readonly by: readonly PlacedPiece[];
}

/** The game goes on from an earlier position. */
export interface Restored extends Told {
  readonly type: 'restored';
  readonly ply: number;
  readonly cause: 'takeback' | 'ruling';
}

export type Duty =
  | { readonly type: 'free' }
  | { readonly type: 'move'; readonly piece: PlacedPiece }
  /** `by` is the player's own piece that must capture, where the Laws name it. */
  | { readonly type: 'capture'; readonly piece: PlacedPiece; readonly by?: PlacedPiece }
  | { readonly type: 'castle'; readonly side: CastlingSide };

/** A duty with the moves that are left by it. */
export interface Obligation {
  readonly duty: Duty;
  /** The legal moves that fulfil it; empty only where there is no legal move at all. */
  readonly allowed: readonly Move[];
  readonly article: string;
}

/** A move as it was said: it need not be the one that stands on the board, nor be possible at all. */
export interface CalledMove extends Move {
  readonly piece: PieceKind;
  /** What stood on the square, on the caller's own board. */
  readonly takes?: PieceKind;
  readonly enPassant?: true;
}

export type CastlingObstacle =
  /** The king has moved before (Art. 3.8.2.1). */
  | { readonly why: 'king has moved' }
  /** That rook has moved before, or was captured (Art. 3.8.2.1). */
  | { readonly why: 'rook has moved'; readonly rook: Square }
  /** The position says that the right is gone, and no move of this game tells why. */
  | { readonly why: 'right is lost' }
  | { readonly why: 'in check'; readonly by: readonly PlacedPiece[] }
  | { readonly why: 'through check'; readonly square: Square; readonly by: readonly PlacedPiece[] }
  | { readonly why: 'into check'; readonly square: Square; readonly by: readonly PlacedPiece[] }
  | { readonly why: 'way blocked'; readonly by: PlacedPiece };

export type MoveRefusal = Refused &
  (
    | { readonly reason: 'empty square'; readonly square: Square }
    | { readonly reason: 'not your piece'; readonly piece: PlacedPiece }
    | { readonly reason: 'same square'; readonly square: Square }
    | { readonly reason: 'own piece there'; readonly piece: PlacedPiece; readonly there: PlacedPiece }
    /** This kind of piece never goes from there to there (Art. 3.2–3.8). */
    | { readonly reason: 'does not move so'; readonly piece: PlacedPiece; readonly to: Square }
    | { readonly reason: 'way blocked'; readonly piece: PlacedPiece; readonly to: Square; readonly by: PlacedPiece }
    /** A pawn goes straight on only to an empty square (Art. 3.7.1). */
    | { readonly reason: 'pawn does not capture straight'; readonly piece: PlacedPiece; readonly there: PlacedPiece }
    /** A pawn goes diagonally only to capture (Art. 3.7.3). */
    | { readonly reason: 'pawn has nothing to capture'; readonly piece: PlacedPiece; readonly to: Square }
    /** Only on the move right after the pawn's two squares (Art. 3.7.4.2). */
    | { readonly reason: 'en passant too late'; readonly piece: PlacedPiece; readonly pawn: PlacedPiece }
    /** The king would stand in check after it (Art. 3.9.2); `by` gives check then. */
    | { readonly reason: 'leaves king in check'; readonly king: Square; readonly by: readonly PlacedPiece[] }
    /** The king stands in check and this does not help (Art. 3.9.2). */
    | { readonly reason: 'king in check'; readonly king: Square; readonly by: readonly PlacedPiece[] }
    /** Art. 1.4.1. It can stand so only after an illegal move that has not been found. */
    | { readonly reason: 'king is not captured'; readonly there: PlacedPiece }
    | { readonly reason: 'castling'; readonly side: CastlingSide; readonly obstacle: CastlingObstacle }
    /** A pawn on the last rank must become something (Art. 3.7.5). */
    | { readonly reason: 'promotion missing'; readonly move: Move }
    /** Only a pawn that reaches the last rank is promoted. */
    | { readonly reason: 'nothing to promote'; readonly move: Move }
  );

export type TouchKind =
  /** Deliberately, with the intention of moving or capturing (Art. 4.3); also to adjust, when nothing was said before. */
  | 'to move'
  /** Adjusting it, after saying so (Art. 4.2). */
  | 'adjusting'
  /** Clearly by accident (Art. 4.2.2). */
  | 'by accident';

/** What the hand of the player having the move has done on this move (Art. 4). */
export interface Hand {
  /** Pieces touched, in order. */
  readonly touches: readonly Touch[];
  /** Whether he has said that he adjusts (Art. 4.2.1). */
  readonly adjusting: boolean;
  /** What the touches make him play, where touching binds (Art. 4.3); absent where they leave him free. */
  readonly bound?: Obligation;
  /** What a ruling makes him play (Art. 4.8, 7.5.1, 9.5.3), beside what he touched. */
  readonly ruled?: Obligation;
}

/** A hand that has done nothing yet on this move. */
export const EMPTY_HAND: Hand = { touches: [], adjusting: false };

/** What is remembered of one ply beside the position it led to. */
export interface Ply {
  readonly move: Move;
  readonly by: Color;
  /** What the hand had touched before it. */
  readonly touches: readonly Touch[];
  /** What a ruling made its player play (Art. 4.8, 7.5.1, 9.5.3). A move that goes against it stands until that is pointed out. */
  readonly ruled?: Obligation;
  readonly legal: boolean;
  readonly bothHands: boolean;
  /** Whether the clock has been pressed since, or the next move made (Art. 6.2.1). Always so where no clock is pressed by hand. */
  readonly completed: boolean;
}

/** One touch of a piece on the board by the player having the move. */
export interface Touch {
  readonly square: Square;
  readonly how: TouchKind;
}
