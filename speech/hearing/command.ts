/** A command as it was typed or said, and why one cannot be understood. */
import type { CommandName, Parameters } from './commands/commands.js';

/** What does it is its row in the table of commands (`src/commands`). */
export interface ReadCommand {
  readonly id: CommandName;
  /** What stood in the places of its phrase. */
  readonly read: Parameters;
}

/** Why a command cannot be understood. Worded with the other refusals. */
export type CommandRefusal =
  | { readonly reason: 'claim of what' }
  /** The opponent has made no move of this number. */
  | { readonly reason: 'no such move'; readonly number: number }
  /** The game has no move of this number that could be looked at. */
  | { readonly reason: 'no such move here'; readonly number: number }
  /** Neither a move nor a command; but one of these may have been meant (their places are marked, see `words/marks.ts`). */
  | { readonly reason: 'unreadable'; readonly text: string; readonly nearest: readonly string[] }
  /** A question to which nothing here is the answer: it is never taken for a move. */
  | { readonly reason: 'unknown question'; readonly text: string };
