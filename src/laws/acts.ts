/**
 * Acts: what somebody does, in the Laws' words. A game is the fold of its acts (see `judge` in game.ts).
 *
 * Every act names its actor and carries `at`, the time it was done, in milliseconds; the session stamps it,
 * and it never runs backwards. Who may do which is in permission.ts.
 */
import type { Envelope, WrittenMove } from './adjournment.js';
import type { ClockSetting } from './clock.js';
import type { Offence } from './conduct.js';
import type { Penalty } from './penalty.js';
import type { ClaimGround } from './editions/draw-rules.js';
import type { Result } from './result.js';
import type { Actor } from './roles.js';
import type { ByColor, Color, Move, PieceKind, PlacedPiece, Square } from './squares.js';
import type { TouchKind } from './editions/touch-rules.js';

interface Done {
  readonly by: Actor;
  /** Milliseconds, as stamped by the session. */
  readonly at: number;
}

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

/** Pressing the clock (Art. 6.2.1). Before the game Black thereby starts White's clock (Art. 6.6). */
export interface Press extends Done {
  readonly type: 'press';
}

/** Starting the clock of the player who has the first move, by an arbiter (Art. 6.6). */
export interface Start extends Done {
  readonly type: 'start';
}

/** Stopping both clocks (Art. 6.11): an arbiter as he needs, a player only to seek the arbiter's help. */
export interface Stop extends Done {
  readonly type: 'stop';
}

/** Starting the clocks again after they were stopped (Art. 6.11.3). */
export interface Restart extends Done {
  readonly type: 'restart';
  /** Whose clock goes on, by an arbiter where the board is elsewhere; absent: the one that ran. */
  readonly side?: Color;
}

/** Setting the displays to what the arbiter judges right (Art. 6.10.2, 7.1). */
export interface SetClock extends Done {
  readonly type: 'set clock';
  readonly settings: Partial<ByColor<ClockSetting>>;
}

/** Claiming, or as an arbiter or the program calling, that a player's flag has fallen (Art. 6.8). */
export interface Flag extends Done {
  readonly type: 'flag';
  readonly of: Color;
}

/** Coming to the board (Art. 6.7.1). */
export interface Arrive extends Done {
  readonly type: 'arrive';
  readonly who: Color;
}

/** Declaring that a player has not come in time (Art. 6.7.1), by an arbiter; both, where neither has (6.7.2). */
export interface Default extends Done {
  readonly type: 'default';
  readonly who: Color | 'both';
}

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

/** In a quickplay finish: claiming that the opponent cannot win by normal means or does not try (III.5), or asking for time (III.4). */
export interface ClaimQuickplay extends Done {
  readonly type: 'claim quickplay';
  readonly asks: 'draw' | 'increment';
  readonly ground?: 'cannot win by normal means' | 'makes no effort to win by normal means';
}

/** Declaring that one resigns (Art. 5.1.2). */
export interface Resign extends Done {
  readonly type: 'resign';
}

/** What somebody can point out to the arbiter, or an arbiter himself notices. */
export type Fault =
  /** A move of this ply (1 for the first) that was not legal; also the king taken, and a move with both hands (Art. 7.5). */
  | { readonly what: 'illegal move'; readonly ply: number }
  /** The clock was pressed without a move (Art. 7.5.3). */
  | { readonly what: 'pressed without a move' }
  /** The pawn of this ply was left on the last rank and the clock pressed (Art. 7.5.2). */
  | { readonly what: 'pawn left unpromoted'; readonly ply: number }
  | { readonly what: 'two hands'; readonly ply: number }
  /** Another move was made than the touched pieces demanded (Art. 4.8). */
  | { readonly what: 'touched piece'; readonly ply: number }
  /** Pieces stand where they do not belong (Art. 7.4, 7.6); `ply` is the last position that is sure, absent where none is. */
  | { readonly what: 'displaced'; readonly found: 'at once' | 'later'; readonly of: Color; readonly ply?: number }
  /** The game began wrongly (Art. 7.2, 7.3). */
  | {
      readonly what: 'set-up';
      readonly of: 'pieces' | 'board' | 'colours';
      readonly misplaced?: readonly PlacedPiece[];
    };

/** Pointing out an irregularity: a player complains, or an arbiter has seen it himself (Art. 4.8, 7). */
export interface PointOut extends Done {
  readonly type: 'point out';
  readonly fault: Fault;
}

/** Writing on one's scoresheet (Art. 8.1). */
export interface Write extends Done {
  readonly type: 'write';
  readonly entry:
    /** The move of this ply, 1 for the first. The next one only to claim a draw with it (Art. 8.1.2). */
    | { readonly what: 'move'; readonly ply: number; readonly move: Move }
    /** (=) at the ply after which a draw was offered (Art. 8.1.5). */
    | { readonly what: 'offer'; readonly ply: number };
}

/** Signing the result (Art. 8.7). */
export interface Sign extends Done {
  readonly type: 'sign';
  readonly result: Result;
}

/** What an arbiter decides where the Laws leave it to him. */
export type Decision =
  /** On a draw claimed in a quickplay finish, at once or after it was postponed (Guidelines III.5). */
  | { readonly on: 'quickplay draw'; readonly decision: 'draw' | 'reject' }
  | { readonly on: 'quickplay draw'; readonly decision: 'postpone'; readonly awardTime: boolean }
  /** On a few seconds with each move (III.4). */
  | { readonly on: 'quickplay increment'; readonly agrees: boolean }
  /** Extra time to a player for a disturbance (Art. 12.5 and the like). Milliseconds; below zero it is taken. */
  | { readonly on: 'time'; readonly to: Color; readonly time: number }
  /** On an illegal move that was completed on a board elsewhere (Art. 7.5). */
  | { readonly on: 'illegal move'; readonly of: Color }
  | { readonly on: 'penalty'; readonly against: Color; readonly penalty: Penalty; readonly offence?: Offence }
  /** The result, where the Laws let him declare it (Art. 11.7, 11.8, 12.9.6). */
  | { readonly on: 'result'; readonly result: Result };

export interface Rule extends Done {
  readonly type: 'rule';
  readonly decision: Decision;
}

/** Telling the player who has the move to seal it (Guidelines I.1.1), by an arbiter. */
export interface Adjourn extends Done {
  readonly type: 'adjourn';
}

/** What the player who seals does, see `SealingAct`. */
export interface Seal extends Done {
  readonly type: 'seal';
  readonly step:
    | { readonly do: 'write'; readonly move: WrittenMove }
    /** Both scoresheets are in the envelope, and it is sealed, with what stands on it. */
    | { readonly do: 'close the envelope'; readonly given: Pick<Envelope, 'players' | 'resumption'> }
    | { readonly do: 'stop the clock' };
}

/** Resuming the adjourned game (Guidelines I.7 to I.13), by an arbiter. */
export interface Resume extends Done {
  readonly type: 'resume';
  readonly present: ByColor<boolean>;
  /** Milliseconds after the time agreed. */
  readonly late: number;
  /** What could be found again; absent is everything. */
  readonly found?: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean };
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

export type Act =
  | Adjust
  | TouchPiece
  | Make
  | Press
  | Start
  | Stop
  | Restart
  | SetClock
  | Flag
  | Arrive
  | Default
  | Offer
  | Accept
  | Reject
  | ClaimDraw
  | ClaimQuickplay
  | Resign
  | PointOut
  | Write
  | Sign
  | Rule
  | Adjourn
  | Seal
  | Resume
  | Restore
  | BlindAct;

/** What is done only by the rules for visually disabled players (App. D). */
export type BlindAct = TakeOff | PutBack | Announce | Repeat | Execute | CompareBoards | MendBoard | Ask | Tell;
export type ActType = Act['type'];

type WithoutTime<T> = T extends Act ? Omit<T, 'at'> : never;

/** An act before the session has stamped its time. */
export type ActDraft = WithoutTime<Act>;
