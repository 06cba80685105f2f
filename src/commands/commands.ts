/** All rows of the table of commands, area by area, in the order in which menus and help tell them. */
import { ARBITER } from './arbiter.js';
import { ASSISTANT } from './assistant.js';
import { CURSOR, HAND } from './board.js';
import { BOARD_ENTRY } from './board-entry.js';
import { CLOCK_ALONE } from './clock-alone.js';
import type { Command, CommandKey, Scope } from './command.js';
import { DIAL } from './dial.js';
import { GAMES, GAME_ACTS } from './game.js';
import { HELP, PAGE, SPEECH, SPEECH_CHOICES } from './page.js';
import { CLOCK, QUESTIONS } from './questions.js';
import { REPLAY } from './replay.js';
import { TABLE } from './table.js';

export const COMMANDS = {
  ...CURSOR,
  ...HAND,
  ...GAME_ACTS,
  ...CLOCK,
  ...QUESTIONS,
  ...REPLAY,
  ...PAGE,
  ...GAMES,
  ...SPEECH,
  ...SPEECH_CHOICES,
  ...HELP,
  ...TABLE,
  ...BOARD_ENTRY,
  ...ASSISTANT,
  ...ARBITER,
  ...DIAL,
  ...CLOCK_ALONE,
} as const;

export type CommandId = keyof typeof COMMANDS;

/** The rows, or some of them: whatever is made from the table is made from what it is given. */
export type CommandTable = Readonly<Partial<Record<CommandId, Command>>>;

export function isCommandId(id: string): id is CommandId {
  return Object.hasOwn(COMMANDS, id);
}

/** The rows of a table with their ids, in its order. */
export function rowsOf(table: CommandTable): readonly (readonly [id: CommandId, row: Command])[] {
  return Object.entries(table) as [CommandId, Command][];
}

/** Where a key of a row holds. */
export function scopesOf({ scope }: Command, key: CommandKey): readonly Scope[] {
  return [key.scope ?? scope].flat();
}
