/**
 * Refusals: why an act is not done. Each is a value that says what was wrong, so that the words can say what would be right.
 * A refused act changes nothing.
 */
import type { Refused } from './schema.js';
import type { BlindRefusal } from './acts/blind.js';
import type { Duty, MoveRefusal } from './acts/move.js';
import type { NoQuickplay } from './acts/quickplay.js';
import type { Ending } from './result.js';
import type { Color, File, Move, PieceKind, Rank, Square } from './squares.js';

/** Why a typed or spoken move is not one move. Made by `speech/hear.ts`, worded with the others. */
export type ReadingRefusal = Refused &
  (
    | { readonly reason: 'unreadable'; readonly text: string }
    /** The part of the program that reads moves, or that judges them, has not been loaded, and cannot be now. */
    | { readonly reason: 'not loaded' }
    | { readonly reason: 'too long'; readonly length: number; readonly limit: number }
    /** No piece of this kind can go there, though nothing of that kind is pinned. */
    | { readonly reason: 'no piece reaches'; readonly kind: PieceKind; readonly to: Square; readonly capture: boolean }
    /** There is none at all; or, where a file, a rank or both were named, none there. */
    | {
        readonly reason: 'no such piece';
        readonly color: Color;
        readonly kind: PieceKind;
        readonly file?: File;
        readonly rank?: Rank;
      }
    /** Something was to be taken that was not named, and nothing can be; or not by a piece of this kind. */
    | { readonly reason: 'nothing to take'; readonly kind?: PieceKind }
    /** Words that fit several legal moves; the user is asked which. */
    | { readonly reason: 'several moves'; readonly moves: readonly (Move & { readonly piece: PieceKind })[] }
  );

export type GameRefusal = Refused &
  (
    | { readonly reason: 'game over'; readonly ending: Ending }
    | { readonly reason: 'not your turn'; readonly turn: Color }
    /** `doneBy` is whoever does it in this game, where anybody does. */
    | { readonly reason: 'not for this role'; readonly doneBy?: 'arbiter' | 'players' | 'assistants' }
    | { readonly reason: 'no move made yet' }
    /** Of the player's own move: it is his turn, and nothing of it is done yet. */
    | { readonly reason: 'not moved yet' }
    | { readonly reason: 'no offer' }
    | { readonly reason: 'offer stands'; readonly by: Color }
    | { readonly reason: 'offer only on your move' }
    | { readonly reason: 'no such ply'; readonly ply: number; readonly last: number }
    | { readonly reason: 'strict play' }
    /** The touched piece must move or be captured (Art. 4.3), or a ruling says what must be played. */
    | { readonly reason: 'bound'; readonly duty: Duty }
    | { readonly reason: 'no piece to touch'; readonly square: Square }
    /** Only the player whose clock runs may adjust (Art. 6.2.5). */
    | { readonly reason: 'adjusting not now' }
    | { readonly reason: 'no clock' }
    | { readonly reason: 'clocks not started' }
    | { readonly reason: 'clocks already started' }
    /** Nothing is done at the board before they run again (Art. 6.11.3). */
    | { readonly reason: 'clocks stopped' }
    | { readonly reason: 'clocks not stopped' }
    /** A player presses his own clock only while it runs (Art. 6.2.1). */
    | { readonly reason: 'not your clock' }
    /** A clock that stands alone runs no further than its flag: it must be set first. */
    | { readonly reason: 'flag is down'; readonly of: Color }
    | { readonly reason: 'not a time' }
    /** No unwatched time is open. */
    | { readonly reason: 'nothing to charge' }
    /** It must be decided first whether unwatched time is charged. Milliseconds. */
    | { readonly reason: 'charge open'; readonly length: number }
    /** The flag is up; `left` milliseconds show on that display. */
    | { readonly reason: 'flag has not fallen'; readonly of: Color; readonly left: number }
    /** Two flags: a claim needs time on the claimant's own clock (App. A, B). */
    | { readonly reason: 'own flag has fallen' }
    | { readonly reason: 'arrived already'; readonly who: Color }
    /** So many milliseconds are still allowed (Art. 6.7.1). */
    | { readonly reason: 'not late'; readonly left: number }
    /** The event must say how late one may come, and has not (Art. 6.7.1). */
    | { readonly reason: 'no default time' }
    | { readonly reason: 'no claim pending' }
    /** An arbiter has yet to rule on what was asked in a quickplay finish. */
    | { readonly reason: 'claim pending' }
    | { readonly reason: 'claim right lost' }
    | { readonly reason: 'agreement not allowed' }
    | { readonly reason: 'offer on conditions' }
    | { readonly reason: 'no quickplay'; readonly why: NoQuickplay | 'no such request' }
    /** The move of that ply was legal, or nothing of the kind happened. */
    | { readonly reason: 'no fault' }
    /** By touching a piece the right to complain is lost (Art. 4.8). */
    | { readonly reason: 'complaint lost' }
    | { readonly reason: 'too late to complain' }
    | { readonly reason: 'only on claim' }
    /** That move, and the ones before it, must be written first (Art. 8.1.3, 8.5). */
    | { readonly reason: 'not written'; readonly ply: number }
    | { readonly reason: 'written in advance' }
    /** What is to be written was not played. */
    | { readonly reason: 'not the move made' }
    | { readonly reason: 'written already' }
    | { readonly reason: 'game not over' }
    | { readonly reason: 'signed already' }
    | {
        readonly reason: 'penalty not given';
        readonly why:
          | 'not in this edition'
          | 'not a measure'
          | 'fine not announced'
          | 'not a usual score'
          | 'more than the game gives';
      }
    | { readonly reason: 'not adjourned' }
    | { readonly reason: 'adjourned' }
    | {
        readonly reason: 'sealing';
        readonly why: 'sealed already' | 'nothing written' | 'not the move made' | 'envelope open';
      }
    /** The game can be resumed only by opening the envelope, and what stands in it was not said (Guidelines I.7, I.9). */
    | { readonly reason: 'envelope not opened' }
    /** The envelope is opened only when the player who must reply is there (Guidelines I.9). */
    | { readonly reason: 'envelope stays closed' }
    /** The game is played on boards elsewhere: of it only the clock stands here. */
    | { readonly reason: 'board elsewhere' }
    /** A game at a table is played strictly here, and is not over: nobody plays against the engine meanwhile. */
    | { readonly reason: 'engine locked' }
    /** No game stands here, or another than the one the act was meant for. */
    | { readonly reason: 'no game' }
  );

/** Why the act could not be kept (design: a failed write is a refusal, and the act has not happened). */
type KeepingRefusal = Refused & {
  readonly reason: 'not kept';
  readonly cause: KeepingCause;
};

export type KeepingCause =
  | 'disk full'
  | 'storage closed'
  /** This window was closed before the one that holds the game had answered: whether the act was kept, the game will show. */
  | 'holder gone'
  /** Another window has taken the game over: this one writes nothing any more. */
  | 'taken over'
  /** The window that holds the game runs another version of the program; both must be loaded anew. */
  | 'other version'
  | 'unknown';

/** Why what came from outside is no act of a game, or are no conditions of one. Made by `parse.ts`. */
export type Unreadable = Refused & {
  readonly reason: 'unreadable act';
  readonly why:
    | 'no act'
    | 'not a square'
    | 'not a time'
    | 'earlier than the act before'
    | 'unknown edition'
    | 'not a result';
};

export type Refusal = MoveRefusal | Unreadable | ReadingRefusal | GameRefusal | BlindRefusal | KeepingRefusal;

export type RefusalReason = Refusal['reason'];
