/**
 * A row of the table of commands: one thing that a user can do or ask, in whatever window and role. Keymaps, menus, bars of buttons, the
 * help, and what is typed or spoken are made from the rows; nothing else lists commands.
 */
import type { ActDraft } from '../laws/acts.js';
import type { AnyQuestion, CommandAct } from '../game/line-open.js';
import type { Clock } from '../laws/clock/clock.js';
import type { Color, Move, Square } from '../laws/squares.js';
import type { Refusal } from '../laws/refusals.js';
import type { Game } from '../laws/game.js';
import type { ClockDetailQuestion } from '../questions/clock.js';
import type { CommandRefusal, Parameters as Read } from '../../speech/hearing/commands/commands.js';
import type { CommandState, WhenView } from './when.js';

export type { Read };

/** Headings of the help: of the keys, and of what is typed. */
export type CommandGroup =
  | 'moving about'
  | 'moving pieces'
  | 'clock and acts'
  | 'asking'
  | 'going through the game'
  | 'page and speech'
  | 'at a table'
  | 'entering a board'
  | 'assistant'
  | 'arbiter'
  | 'clock alone'
  | 'dial';

/** The page that can do it, or the part of one. A row knows it by name alone; one that is not loaded is brought when the row is run. */
export type PageId =
  | 'shell'
  | 'game'
  | 'claim'
  | 'can win'
  | 'blindfold'
  | 'whole board'
  | 'from a square'
  | 'position text'
  | 'game file'
  | 'score'
  | 'touch'
  | 'table'
  | 'assistant'
  | 'arbiter'
  | 'clock'
  | 'help'
  | 'voice';

/** Where keys hold: anywhere, or while the focus is there; those of a clock that stands alone, wherever the focus is beside it. */
export const SCOPES = ['everywhere', 'board', 'board entry', 'clock', 'dial', 'assistant', 'arbiter'] as const;
export type Scope = (typeof SCOPES)[number];

/** A key by what it is called in the tables: a Latin letter, a digit, a sign, or a `KeyboardEvent.key` name such as "Enter". */
export interface CommandKey {
  readonly key: string;
  readonly shift?: boolean;
  readonly control?: boolean;
  readonly alt?: boolean;
  /** Where this key alone holds; absent where the others of its row do. */
  readonly scope?: Scope;
}

/** The bars of buttons, and the menu of acts. */
export type Bar =
  | (
      | 'menu'
      | 'unwatched time'
      | 'answers'
      | 'acts'
      | 'clock and pieces'
      | 'complaints'
      | 'game'
      /** Of the card with the result, once the game is over. */
      | 'result'
      | 'file'
      | 'questions'
      | 'view'
    )
  /** Of a clock that stands alone. */
  | ('clock acts' | 'clock rulings' | 'clock questions' | 'clock page');

/** What an act is made of: the game, the sides that are played here, and how the text of a move is read. */
export interface ActView {
  readonly game: Game;
  readonly mine: readonly Color[];
  readonly readMove: ReadMove;
}

/** A clock that stands alone: the game of which it is, which half is whose, and the time by the clock that stamps acts, in milliseconds. */
export interface ClockView {
  readonly game: Game;
  readonly clock: Clock;
  /** Who sits on the left. */
  readonly left: Color;
  /** Whose device it is. */
  readonly whose: Color | 'both';
  readonly at: number;
}

/** How the text of an intended move is read. */
export type ReadMove = (
  text: string,
) => { readonly type: 'move'; readonly move: Move } | { readonly type: 'ask' | 'refused'; readonly refusal: Refusal };

/** What a row does. Pure where it is an act or a question: these say themselves what they are. */
export type Does =
  | { readonly act: (view: ActView, read: Read) => CommandAct | Refusal | CommandRefusal }
  /** `undefined` where what was read makes no sense. */
  | { readonly ask: (read: Read) => AnyQuestion | undefined }
  /** The same of a clock that stands alone. */
  | { readonly clockAct: (view: ClockView, read: Read) => ActDraft }
  | { readonly clockAsk: (view: ClockView, read: Read) => ClockDetailQuestion }
  /** The page that can do it has bound it. */
  | 'bound';

/** How it is asked about before it is done: by yes or no, or in the form of claims, which knows its ground and its cost. */
export type AsksFirst = 'yes or no' | 'form of claims';

export interface Command {
  readonly group: CommandGroup;
  readonly page: PageId;
  /** Where its keys hold; of several scopes the same keys in each. */
  readonly scope: Scope | readonly Scope[];
  /** The keys at first: the user may choose others. */
  readonly keys?: readonly CommandKey[];
  /** A key that is held down goes on. */
  readonly repeats?: true;
  /** What it is told by in the help, where several rows are told as one; absent: by its id. */
  readonly toldAs?: string;
  /** What it costs or ends is asked about first. */
  readonly asksFirst?: AsksFirst;
  /** It changes something, and is done only where it was understood as it stands. Of an act that is so in any case. */
  readonly exactly?: true;
  /** An act that can still be done when the game is over. */
  readonly afterEnd?: true;
  /**
   * Whether there is such a thing to do now; absent: yes. In strict play it tells no more than board and clock show (Art. 12.6).
   *
   * @param bar where it has a button
   */
  readonly when?: (view: WhenView, bar?: Bar) => CommandState;
  /** What it asks of the piece of the move that was refused last; where no such piece is known, it does what it does else. */
  readonly ofTried?: (square: Square) => AnyQuestion;
  /** Whether what its button switches is on; absent: it switches nothing. */
  readonly isOn?: (view: WhenView) => boolean;
  /** The bars that have a button for it, with its place in each. */
  readonly shown?: Readonly<Partial<Record<Bar, number>>>;
  readonly does: Does;
}

/** Rows with their ids, each checked as a row. */
export function rows<Id extends string>(table: Readonly<Record<Id, Command>>): Readonly<Record<Id, Command>> {
  return table;
}
