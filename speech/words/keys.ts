/**
 * What a language says of the keys of the board and of typed commands, apart from its other words, for only the help asks for it. The commands are
 * those of `src/commands/keys.ts`, declared again because speech lies below it; a test proves that both are the same.
 */
import type { PieceKind } from '../../src/laws/squares.js';
import type { TableCommandName } from '../hearing/table-commands/table-command.js';
import type { CommandName as TypedCommandName } from '../hearing/commands/commands.js';

export const COMMAND_NAMES = [
  'step',
  'end',
  'rank',
  'file',
  'next piece',
  'lift or place',
  'put back',
  'turn board',
  'move entry',
  'next region',
  'this square',
  'last move',
  'go to last move',
  'last capture',
  'moves of piece',
  'whole position',
  'piece lists',
  'back in game',
  'forward in game',
  'repeat',
  'say move',
  'execute move',
  'act menu',
  'press clock',
  'feel clock',
  'clocks',
  'talk',
  'mute',
  'help',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export type BoardEnd = 'rank start' | 'rank end' | 'file start' | 'file end' | 'board start' | 'board end';

/** A command with what makes a difference to its description. */
export interface BoardCommand {
  readonly do: CommandName;
  readonly of?: BoardEnd;
  readonly kind?: PieceKind;
  readonly back?: boolean;
  readonly capturesOnly?: boolean;
  readonly before?: boolean;
  readonly whose?: 'both' | 'mine' | 'opponent';
}

/** A key of the board and what it does. */
export interface BoardKey {
  /** A Latin letter, a digit, or a `KeyboardEvent.key` name. */
  readonly key: string;
  readonly shift?: boolean;
  readonly control?: boolean;
  readonly command: BoardCommand;
}

export const NAMED_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  ' ',
  'Escape',
  'Backspace',
  '.',
] as const;
export type NamedKey = (typeof NAMED_KEYS)[number];

export const KEY_GROUPS = [
  'moving about',
  'moving pieces',
  'clock and acts',
  'asking',
  'going through the game',
  'page and speech',
] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** What each typed command does, in a few words. */
export type CommandMeanings = Readonly<Record<TypedCommandName, string>>;

/** The same of what is typed at a table. */
export type TableCommandMeanings = Readonly<Record<TableCommandName, string>>;

export interface KeyWords {
  readonly commands: CommandMeanings;
  readonly tableCommands: TableCommandMeanings;
  /** The title of the commands of a table. */
  readonly atTable: string;
  readonly groups: Readonly<Record<KeyGroup, string>>;
  readonly does: Readonly<Record<CommandName, (command: BoardCommand) => string>>;
  readonly names: Readonly<Record<NamedKey, string>>;
  /** "Shift+K", "Ctrl+Home". */
  readonly held: (modifier: 'shift' | 'control', key: string) => string;
  /** "1 to 8". */
  readonly through: (first: string, last: string) => string;
  /** Keys that do the same: "Enter or Space". */
  readonly either: (keys: readonly string[]) => string;
}
