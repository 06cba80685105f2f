/**
 * Where players are visually disabled (App. D): the steps of a move, the other board, the boards compared, the assistant. What is done, told,
 * remembered and refused.
 */
import type { Position } from '../board/board.js';
import type { BoardDifference } from '../board/set-by-hand.js';
import type { Actor, Assistant } from '../roles.js';
import type { ByColor, Color, Move, PieceKind, PlacedPiece, Square } from '../squares.js';
import type { Done, Refused, Told } from './base.js';
import type { CalledMove, Make } from './move.js';

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

interface DoneAtTable extends Told {
  readonly by: Color;
  /** Whom it was done through, where not by the player himself (D.2.10). */
  readonly through?: Assistant;
}

/** The captured piece is off the mover's own board (D.2.3.1); the move is not made yet. */
export interface TakenOff extends DoneAtTable {
  readonly type: 'taken off';
  readonly piece: PlacedPiece;
}

/** A piece stands in another aperture of the mover's own board (D.2.3.2); the move is not made yet. */
export interface Placed extends DoneAtTable {
  readonly type: 'placed';
  /** With the square where it stands now. */
  readonly piece: PlacedPiece;
  readonly from: Square;
}

/** What had been taken off and placed is back where it was. */
export interface PiecesPutBack extends DoneAtTable {
  readonly type: 'pieces put back';
}

/** A move was announced (D.2.1). */
export interface Announced extends DoneAtTable {
  readonly type: 'announced';
  readonly called: CalledMove;
  /** The slip of the tongue that it corrects (D.2.8). */
  readonly instead?: CalledMove;
}

/** The opponent has repeated it (D.2.1); `agrees`: the same move. */
export interface Repeated extends DoneAtTable {
  readonly type: 'repeated';
  readonly called: CalledMove;
  readonly repeated: CalledMove;
  readonly agrees: boolean;
}

/** The announced move was executed on this player's own board (D.2.1). */
export interface Executed extends DoneAtTable {
  readonly type: 'executed';
  readonly move: CalledMove;
}

/** What D.2.1 asks was not done: heard by both, and the arbiter's matter. It holds nothing up. */
export interface LeftUndone extends Told {
  readonly type: 'left undone';
  readonly by: Color;
  readonly what: 'announcing' | 'repeating' | 'executing';
  readonly article: string;
}

/**
 * The boards were compared (D.2.9). Where they differ: if the scores agree, `mends` says whose boards are wrong; if not, the game
 * goes back to the last move on which they do, which is told by `restored`.
 */
export interface BoardsCompared extends Told {
  readonly type: 'boards compared';
  readonly differences: readonly BoardDifference[];
  readonly scores: 'agree' | 'differ';
  readonly mends: readonly Color[];
  readonly article: string;
}

/** A board is as the scores say (D.2.9). */
export interface BoardMended extends Told {
  readonly type: 'board mended';
  readonly of: Color;
  readonly by: Actor;
}

/** A player has asked his assistant (D.2.10.4). Heard by both of them. */
export interface Asked extends Told {
  readonly type: 'asked';
  readonly by: Color;
  readonly about: AskedOfAssistant;
}

/** What an assistant has told his player, who had asked for it (D.2.10.4): moves completed, or milliseconds used, of both. */
export interface ToldByAssistant extends Told {
  readonly type: 'told';
  readonly to: Color;
  readonly about: AskedOfAssistant;
  readonly values: ByColor<number>;
}

export interface Steps {
  /** The move that is being made. */
  readonly now?: StepsNow;
  /** The last move made. */
  readonly last?: LastSteps;
  /** What each player has asked his assistant and was not told yet. */
  readonly asked?: Readonly<Partial<Record<Color, readonly AskedOfAssistant[]>>>;
  /** Whose boards were found to be wrong and are not mended yet. */
  readonly mends?: readonly Color[];
}

/** A move on the board of whoever did not make it. */
export interface ExecutedMove {
  readonly move: Move;
  readonly before: Position;
  /** The call was corrected since (D.2.8): it is to be executed anew. */
  readonly superseded?: true;
}

/** What the opponent has done about a move that was announced. */
export interface Answered {
  readonly called?: CalledMove;
  readonly repeated?: CalledMove;
  /** On the opponent's own board, and how that stood before. */
  readonly executed?: ExecutedMove;
}

export interface StepsNow extends Answered {
  readonly by: Color;
  /** The game's position when he began: once the game stands in another, he has begun nothing. */
  readonly position: Position;
  /** The mover's own board before he took anything off it. */
  readonly before: Position;
  readonly removed?: Square;
  readonly placed?: Make;
}

export interface LastSteps extends Answered {
  /** How many plies had been made with it. */
  readonly ply: number;
}

/** Where players are visually disabled, or have assistants (App. D). */
export type BlindRefusal = Refused &
  (
    | { readonly reason: 'rules not used' }
    /** The clock is pressed only when the move is made (D.2.4); `missing` is the first that it lacks (D.2.3). */
    | { readonly reason: 'move not made'; readonly missing: 'capture' | 'placing' | 'announcing' }
    /** Nothing was placed or taken off that could be put back. */
    | { readonly reason: 'nothing to put back' }
    | { readonly reason: 'nothing to take off'; readonly square: Square }
    /** The same move was announced, and nothing of it is to be corrected. */
    | { readonly reason: 'announced already' }
    /** A slip of the tongue is corrected before the opponent's clock runs (D.2.8). */
    | { readonly reason: 'too late to correct' }
    /** No move of the opponent's has been announced that could be repeated; or been made that could be executed. */
    | { readonly reason: 'nothing announced' }
    /** Nothing is to be called, repeated or executed by whoever wanted to (D.2.1). */
    | { readonly reason: 'nothing due' }
    | { readonly reason: 'repeated already' }
    /** Where what is wrong is refused: another move was announced. */
    | { readonly reason: 'not the move announced'; readonly called: CalledMove }
    /** The move stands on the player's own board only: in the game there is no such piece. The boards are compared (D.2.9). */
    | { readonly reason: 'boards differ' }
    | { readonly reason: 'one board' }
    | { readonly reason: 'nothing to mend' }
    /** An assistant tells only what he was asked for (D.2.10.4). */
    | { readonly reason: 'not asked' }
    /** The assistant was not given this to do (D.2.10, D.2.11). */
    | { readonly reason: 'not a duty'; readonly duty: AssistantDuty }
    /** Against a hearing-impaired opponent an assistant must be used (D.2.11). */
    | { readonly reason: 'assistant needed' }
  );

/** What an assistant may be given to do. */
export const ASSISTANT_DUTIES = ['execute', 'announce', 'score', 'clock', 'tell', 'claim', 'adjourn', 'move'] as const;

export type AssistantDuty =
  /** Making either player's move on the opponent's board (D.2.10.1). */
  | 'execute'
  /** Announcing the moves of both (D.2.10.2). */
  | 'announce'
  /** Keeping the player's score (D.2.10.3; for any player who cannot, 8.1.6). */
  | 'score'
  /** Starting the opponent's clock (D.2.10.3; for any player who cannot, 6.2.6). */
  | 'clock'
  /** Informing him, only at his request, of moves completed and time (D.2.10.4). */
  | 'tell'
  /** Claiming on time, and telling the arbiter of a touched piece (D.2.10.5). */
  | 'claim'
  /** The formalities of an adjournment (D.2.10.6). */
  | 'adjourn'
  /** Moving the player's own pieces for him, for any player who cannot (4.9). */
  | 'move';
