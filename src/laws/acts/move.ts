/**
 * The hand on the board (Art. 4) and the move (Art. 3): what is done, what is told and remembered of it, and why a move is refused.
 */
import type { CastlingSide, Color, Move, PlacedPiece, Square } from '../squares.js';
import {
  CASTLING_SIDE,
  COLOR,
  COUNT,
  MOVE,
  PIECE,
  PIECE_KIND,
  PLACED_PIECE,
  PROMOTION_KIND,
  SQUARE,
  TEXT,
  YES_OR_NO,
  act,
  fact,
  listOf,
  literal,
  object,
  oneOf,
  optional,
  variant,
  type Kept,
  type Refused,
} from '../schema.js';

/** Saying beforehand that one adjusts pieces on their squares (Art. 4.2.1). It holds until the actor's next move. */
const ADJUST = act('adjust', {});

export type Adjust = Kept<typeof ADJUST>;

const TOUCH_KIND = oneOf([
  /** Deliberately, with the intention of moving or capturing (Art. 4.3); also to adjust, when nothing was said before. */
  'to move',
  /** Adjusting it, after saying so (Art. 4.2). */
  'adjusting',
  /** Clearly by accident (Art. 4.2.2). */
  'by accident',
]);

export type TouchKind = Kept<typeof TOUCH_KIND>;

/** Touching a piece on the board (Art. 4.3). `how` is what can be seen of it; after `adjust` it is an adjusting touch. */
const TOUCH_PIECE = act('touch', {
  square: SQUARE,
  how: optional(TOUCH_KIND),
  /** The piece was felt and stayed in its aperture: no touch, where it is a visually disabled player's hand (App. D.2.2). */
  lifted: optional(literal(false)),
});

export type TouchPiece = Kept<typeof TOUCH_PIECE>;

/** Moving a piece to its new square and releasing it (Art. 4.7): the move is made. */
const MAKE = act('make', {
  move: MOVE,
  /** The alphabets of piece letters that the typed move fits, when it was typed: later moves are read by them. */
  alphabets: optional(listOf(TEXT)),
  /** Whether both hands were used (Art. 4.1, 7.5.4); absent is one. */
  hands: optional(literal('both')),
  /** What it captures still stands on the board: `take off` follows (App. D.2.3.1). */
  captureRemoved: optional(literal(false)),
});

export type Make = Kept<typeof MAKE>;

/**
 * Going on from an earlier position. The one way back, for a takeback in casual play, for Art. 7, D.2.9 and the arbiter.
 */
const RESTORE = act('restore', {
  /** How many plies have been made in the position to go on from; 0 is the start. */
  ply: COUNT,
  cause: oneOf(['takeback', 'ruling']),
});

export type Restore = Kept<typeof RESTORE>;

/** A player has said that he adjusts (Art. 4.2.1). */
const ADJUSTING = fact('adjusting', {
  by: COLOR,
});

export type Adjusting = Kept<typeof ADJUSTING>;

/** A piece was touched (Art. 4.3). The opponent at the board sees it too; what must now be played only casual play tells. */
const TOUCHED = fact('touched', {
  by: COLOR,
  piece: PLACED_PIECE,
  how: TOUCH_KIND,
});

export type Touched = Kept<typeof TOUCHED>;

const DUTY = variant('type', [
  object({
    type: literal('free'),
  }),
  object({
    type: literal('move'),
    piece: PLACED_PIECE,
  }),
  /** `by` is the player's own piece that must capture, where the Laws name it. */
  object({
    type: literal('capture'),
    piece: PLACED_PIECE,
    by: optional(PLACED_PIECE),
  }),
  object({
    type: literal('castle'),
    side: CASTLING_SIDE,
  }),
]);

export type Duty = Kept<typeof DUTY>;

/** What the player must do by the touch rules (Art. 4.3–4.5) or after a ruling, and by which article. */
const BOUND = fact('bound', {
  by: COLOR,
  duty: DUTY,
  article: TEXT,
});

export type Bound = Kept<typeof BOUND>;

/** A move as it was said: it need not be the one that stands on the board, nor be possible at all. */
export const CALLED_MOVE = object({
  ...MOVE.entries,
  piece: PIECE_KIND,
  /** What stood on the square, on the caller's own board. */
  takes: optional(PIECE_KIND),
  enPassant: optional(literal(true)),
});

export type CalledMove = Kept<typeof CALLED_MOVE>;

/** A move was made (Art. 4.7). */
const MOVED = fact('moved', {
  by: COLOR,
  piece: PIECE_KIND,
  from: SQUARE,
  to: SQUARE,
  castling: optional(CASTLING_SIDE),
  promotion: optional(PROMOTION_KIND),
  /** How many plies have been made, this one included. */
  ply: COUNT,
  /** Algebraic notation with English letters, without the marks for check and mate (App. C). */
  san: TEXT,
  /**
   * By the rules for visually disabled players, where it was not announced by the same act: it stands on the mover's own board, and this
   * was announced before, if anything was (App. D.2.1, D.2.3).
   */
  onBoard: optional(
    object({
      called: optional(CALLED_MOVE),
    }),
  ),
});

export type Moved = Kept<typeof MOVED>;

/** A piece was taken (Art. 3.1), perhaps en passant (Art. 3.7.4). */
const CAPTURED = fact('captured', {
  piece: PIECE,
  square: SQUARE,
  enPassant: YES_OR_NO,
});

export type Captured = Kept<typeof CAPTURED>;

/** A king stands in check (Art. 3.9). Nobody hears it in strict play: there it need not be declared. */
const CHECKED = fact('checked', {
  king: COLOR,
  square: SQUARE,
  by: listOf(PLACED_PIECE),
});

export type Checked = Kept<typeof CHECKED>;

/** The game goes on from an earlier position. */
const RESTORED = fact('restored', {
  ply: COUNT,
  cause: oneOf(['takeback', 'ruling']),
});

export type Restored = Kept<typeof RESTORED>;

/** A duty with the moves that are left by it. */
export interface Obligation {
  readonly duty: Duty;
  /** The legal moves that fulfil it; empty only where there is no legal move at all. */
  readonly allowed: readonly Move[];
  readonly article: string;
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
  /** It is completed by ending the game, or by having been sealed: of its player's moves before it, some may not be. Absent is no. */
  readonly unpressed?: true;
}

/** One touch of a piece on the board by the player having the move. */
export interface Touch {
  readonly square: Square;
  readonly how: TouchKind;
}

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const MOVE_ACTS = [ADJUST, TOUCH_PIECE, MAKE, RESTORE] as const;

export const MOVE_FACTS = [ADJUSTING, TOUCHED, BOUND, MOVED, CAPTURED, CHECKED, RESTORED] as const;
