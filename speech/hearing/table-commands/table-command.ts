/**
 * What a line that is typed or said at a table where players are visually disabled comes to (App. D), and as what it is heard.
 */
import type { AskedOfAssistant } from '../../../src/laws/acts.js';
import type { Position } from '../../../src/laws/board/board.js';
import type { Refusal } from '../../../src/laws/refusals.js';
import type { Color, Move, PieceKind, Square } from '../../../src/laws/squares.js';
import type { Game } from '../../../src/laws/game.js';
import type { HeardLanguages } from '../languages.js';
import type { CommandRefusal, ReadCommand } from '../commands/commands.js';
import type { PhraseBook } from '../phrase-book.js';
import type { TableCommandName } from './table-phrases.js';

/** An act at a table, of a player; the window knows who does it, the player or an assistant. */
export type TableAct =
  /** Announcing a move of this player (D.2.1); `corrects`: instead of a slip of the tongue (D.2.8). */
  | { readonly do: 'call'; readonly of: Color; readonly move: Move; readonly corrects?: true }
  /** Repeating what the opponent has announced (D.2.1), by this player. `piece` is absent where it is the one that was announced. */
  | { readonly do: 'repeat'; readonly of: Color; readonly move: Move; readonly piece?: PieceKind }
  /** Executing the opponent's move on the board of this player (D.2.1). */
  | { readonly do: 'execute'; readonly of: Color; readonly move: Move }
  /** Placing one's piece in another aperture (D.2.3.2). `alphabets` as in `Make`. */
  | { readonly do: 'place'; readonly of: Color; readonly move: Move; readonly alphabets: readonly string[] }
  /** A move without a word for what is done with it: all of it. */
  | { readonly do: 'call and place'; readonly of: Color; readonly move: Move; readonly alphabets: readonly string[] }
  /** Taking what is captured off one's own board (D.2.3.1). */
  | { readonly do: 'take off'; readonly of: Color; readonly square: Square }
  | { readonly do: 'put back'; readonly of: Color }
  /** On this player's scoresheet (D.2.7); the ply counts from 1. */
  | { readonly do: 'write'; readonly of: Color; readonly ply: number; readonly move: Move }
  /** Of one's assistant, and his answer (D.2.10.4). */
  | { readonly do: 'ask' | 'tell'; readonly of: Color; readonly about: AskedOfAssistant }
  /** D.2.9. */
  | { readonly do: 'compare boards' }
  | { readonly do: 'mend board'; readonly of: Color }
  | { readonly do: 'adjourn' };

/** Of these acts those with a move. */
export type TableMove = Extract<TableAct, { readonly move: Move }>;

/** What the page does, and no act of the game. */
export type TableWish = Extract<TableCommandName, 'compare-scores' | 'read-conditions'>;

export type TableHeard =
  /** No line of the table: it is read as any other line is. */
  | { readonly type: 'none' }
  /**
   * `exact`: every word was understood as it stands; otherwise the move is to be confirmed before anything is done. `position` is the one
   * in which the move was read, where there is a move.
   */
  | { readonly type: 'act'; readonly act: TableAct; readonly exact: boolean; readonly position: Position }
  /** One of these is meant, each with its move in `moves`: the user says which. `refusal` says why it is asked. */
  | {
      readonly type: 'which';
      readonly acts: readonly TableAct[];
      readonly moves: readonly Move[];
      readonly position: Position;
      readonly refusal: Refusal;
    }
  | { readonly type: 'wish'; readonly wish: TableWish }
  /** What can be typed here: all of it, or what has to do with the words it was searched for. */
  | { readonly type: 'help'; readonly phrases: readonly string[]; readonly searched?: string }
  /** A text that is near to something is refused as unreadable, with what it is near to. */
  | { readonly type: 'refused'; readonly refusal: Refusal | CommandRefusal };

export interface TableContext {
  readonly game: Game;
  /** The sides that are played here, by the player himself or through his assistant; an arbiter and an onlooker have none. */
  readonly sides: readonly Color[];
  /** Whether an assistant sits here: he announces the moves of both (D.2.10.2) and executes those of either (D.2.10.1). */
  readonly isAssistant: boolean;
  /** In which it is understood. */
  readonly languages: HeardLanguages;
  /** The phrases of the commands that there are; without it all. */
  readonly phrases?: PhraseBook;
  /** Why a command of any game cannot be done in any case. */
  readonly refusalOf?: (command: ReadCommand) => Refusal | CommandRefusal | undefined;
}

export const NOT_OF_THE_TABLE: TableHeard = { type: 'none' };
