/**
 * Facts: what thereby happened when an act was judged. They are kept beside the act, and words are made from them;
 * nothing that is spoken of a game comes from anywhere else.
 */
import type { ClockSetting } from './clock.js';
import type { Penalty } from './conduct.js';
import type { ClaimGround } from './draw.js';
import type { Actor, Audience } from './roles.js';
import type {
  ByColor,
  CastlingSide,
  Color,
  Move,
  Piece,
  PieceKind,
  PlacedPiece,
  PromotionKind,
  Square,
} from './squares.js';
import type { Duty, TouchKind } from './touch.js';

interface Told {
  readonly audience: Audience;
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

/** The clock was pressed: the move is completed (Art. 6.2.1), and the opponent's clock runs. */
export interface Pressed extends Told {
  readonly type: 'pressed';
  readonly by: Color;
}

/** A period's moves are completed, and the next one's time is added (Art. 6.3.2). `period` is 1 for the second. */
export interface PeriodReached extends Told {
  readonly type: 'period reached';
  readonly by: Color;
  readonly period: number;
  /** Milliseconds. */
  readonly added: number;
}

export interface ClockStarted extends Told {
  readonly type: 'clock started';
  readonly of: Color;
  /** Whether it had been stopped during the game (Art. 6.11.3). */
  readonly again: boolean;
}

/** Both clocks are stopped (Art. 6.11). */
export interface ClocksStopped extends Told {
  readonly type: 'clocks stopped';
  readonly by: Actor;
}

/** The displays were set (Art. 6.10.2). */
export interface ClockSet extends Told {
  readonly type: 'clock set';
  readonly settings: Partial<ByColor<ClockSetting>>;
}

/** Time was added to a display, or taken from it when below zero. Milliseconds. */
export interface TimeAdded extends Told {
  readonly type: 'time added';
  readonly to: Color;
  readonly time: number;
  readonly article: string;
}

/** A flag is considered to have fallen (Art. 6.8). `goesOn`: it does not end the game, and by which article. */
export interface FlagFell extends Told {
  readonly type: 'flag fell';
  readonly of: Color;
  readonly goesOn?: string;
}

/** A player has come to the board; `late` is how long his clock, or the time since the start, had run. Milliseconds. */
export interface Arrived extends Told {
  readonly type: 'arrived';
  readonly who: Color;
  readonly late: number;
}

/** A draw was offered (Art. 9.1.2). */
export interface DrawOffered extends Told {
  readonly type: 'draw offered';
  readonly by: Color;
  /** The article by which an offer at the wrong moment may be punished (Art. 11.5); absent where it was the right one. */
  readonly improper?: string;
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

/** A draw or an increment was asked for in a quickplay finish; an arbiter will decide (Guidelines III.4, III.5). */
export interface QuickplayClaimed extends Told {
  readonly type: 'quickplay claimed';
  readonly by: Color;
  readonly asks: 'draw' | 'increment';
  readonly article: string;
}

/** The arbiter has decided on it; a draw is told by `ended`. `increment` is added with each move from now on. Milliseconds. */
export interface QuickplayDecided extends Told {
  readonly type: 'quickplay decided';
  readonly by: Color;
  readonly decision: 'postponed' | 'rejected' | 'increment' | 'no increment';
  readonly increment?: number;
  readonly article: string;
}

/** An irregularity was found, and this follows by itself; penalty, restored position and end are facts of their own. */
export interface FaultFound extends Told {
  readonly type: 'fault found';
  readonly what:
    | 'illegal move'
    | 'pressed without a move'
    | 'pawn left unpromoted'
    | 'two hands'
    | 'touched piece'
    | 'displaced'
    | 'set-up';
  /** Whose fault it is; absent where it is nobody's, as a wrong set-up. */
  readonly of?: Color;
  readonly ruling:
    /** The move is not completed: another is made in its place. */
    | 'corrected'
    /** It counts as an illegal move, the `count`th of this player. */
    | 'counted'
    /** The pawn becomes a queen. */
    | 'queen'
    | 'not counted'
    | 'stands'
    | 'put right'
    | 'restored'
    | 'new game'
    | 'goes on'
    | 'arbiter decides';
  readonly count?: number;
  readonly article: string;
}

/** Something was written on a scoresheet (Art. 8.1). Heard by its writer. */
export interface Written extends Told {
  readonly type: 'written';
  readonly by: Color;
  readonly what: 'move' | 'offer';
  readonly ply: number;
}

/** A player has signed the result (Art. 8.7); `agreed` when both have signed the same. */
export interface Signed extends Told {
  readonly type: 'signed';
  readonly by: Color;
  readonly result: Result;
  readonly agreed: boolean;
}

/** A penalty was given (Art. 12.9). What it takes or adds of time is told by `time added`. */
export interface Penalised extends Told {
  readonly type: 'penalised';
  readonly against: Color;
  readonly penalty: Penalty;
  readonly article: string;
}

/** The points of a finished game were changed by a penalty (Art. 10, 12.9). */
export interface Scored extends Told {
  readonly type: 'scored';
  readonly scores: ByColor<number>;
}

/** The player who has the move must seal it (Guidelines I.1.1). */
export interface Adjourned extends Told {
  readonly type: 'adjourned';
  readonly sealer: Color;
}

/** The move is in the envelope and the clocks are stopped. */
export interface Sealed extends Told {
  readonly type: 'sealed';
  readonly sealer: Color;
  readonly step: 'written' | 'envelope closed' | 'clock stopped';
}

/** The adjourned game goes on (Guidelines I.7–I.9). The sealed move, where it stands, is told by `moved`. */
export interface Resumed extends Told {
  readonly type: 'resumed';
  readonly envelope: 'opened' | 'stays closed';
  readonly clock: Color;
  readonly article: string;
}

/** An offer was refused, in words or by a move (Art. 9.1.2.1). */
export interface DrawRejected extends Told {
  readonly type: 'draw rejected';
  readonly by: Color;
  readonly how: 'in words' | 'by a move';
}

/** The game goes on from an earlier position. */
export interface Restored extends Told {
  readonly type: 'restored';
  readonly ply: number;
  readonly cause: 'takeback' | 'ruling';
}

export type Result = '1-0' | '0-1' | '1/2-1/2' | '0-0';

export type EndReason =
  | 'checkmate'
  | 'stalemate'
  | 'dead position'
  | 'fivefold repetition'
  | 'seventy-five moves'
  | 'threefold repetition'
  | 'fifty moves'
  | 'resignation'
  | 'agreement'
  /** A flag fell (Art. 6.9); drawn when the opponent could not have mated. */
  | 'time'
  /** Both flags fell in the last period (Guidelines III.3.1). */
  | 'both flags'
  /** A player came too late or not at all (Art. 6.7.1); both, when neither came. */
  | 'default'
  /** Too many illegal moves (Art. 7.5.5); drawn when the opponent could not have mated. */
  | 'illegal moves'
  /** The sealed move was ambiguous, illegal or missing (Guidelines I). */
  | 'sealed move'
  /** Drawn in a quickplay finish (Guidelines III, Art. 10 of 2009). */
  | 'quickplay finish'
  /** The arbiter has declared it so (Art. 11.7, 12.9). */
  | 'ruling';

/** How a game ended. */
export interface Ending {
  readonly result: Result;
  readonly reason: EndReason;
  /** The article of the Laws by which it ended. */
  readonly article: string;
  /** Whoever won; absent in a draw, and where both lost. */
  readonly winner?: Color;
}

/** The game is over. */
export interface Ended extends Told {
  readonly type: 'ended';
  readonly ending: Ending;
}

export type Fact =
  | Moved
  | Captured
  | Checked
  | Adjusting
  | Touched
  | Bound
  | Pressed
  | PeriodReached
  | ClockStarted
  | ClocksStopped
  | ClockSet
  | TimeAdded
  | FlagFell
  | Arrived
  | DrawOffered
  | DrawRejected
  | DrawClaimed
  | ClaimRejected
  | QuickplayClaimed
  | QuickplayDecided
  | FaultFound
  | Written
  | Signed
  | Penalised
  | Scored
  | Adjourned
  | Sealed
  | Resumed
  | Restored
  | Ended;

/** How the game ended by these facts, if it did. */
export function endingIn(facts: readonly Fact[]): Ending | undefined {
  for (const fact of facts) if (fact.type === 'ended') return fact.ending;
  return undefined;
}
