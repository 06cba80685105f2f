/**
 * Refusals: why an act is not done. Each is a value that says what was wrong, so that the words can say what would be right.
 * A refused act changes nothing.
 */
import type { CalledMove } from './facts/table.js';
import type { AssistantDuty } from './editions/blind-rules.js';
import type { Ending } from './result.js';
import type { NoQuickplay } from './quickplay.js';
import type { CastlingSide, Color, File, Move, PieceKind, PlacedPiece, Rank, Square } from './squares.js';
import type { Duty } from './obligation.js';

interface Refused {
  /** The article of the Laws it rests on; absent where no article speaks of it. */
  readonly article?: string;
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
export type KeepingRefusal = Refused & {
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

/** Where players are visually disabled, or have assistants (App. D). */
export type TableRefusal = Refused &
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

export type Refusal = MoveRefusal | ReadingRefusal | GameRefusal | TableRefusal | KeepingRefusal;
export type RefusalReason = Refusal['reason'];
