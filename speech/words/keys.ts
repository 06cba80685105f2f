/**
 * What a language says of the keys of the board and of typed commands, apart from its other words, for only the help asks for it. Each text
 * stands under the id of its command in `src/commands`.
 */
import type { TableCommandName } from '../hearing/table-commands/table-command.js';
import type { CommandName as TypedCommandName } from '../hearing/commands/commands.js';
import type { does } from './en/key-texts.js';

/** Those of English: every language has a text for each. */
export type KeyTextId = keyof typeof does;

/** A key and what it does. */
export interface ToldKey {
  /** A Latin letter, a digit, or a `KeyboardEvent.key` name. */
  readonly key: string;
  readonly shift?: boolean;
  readonly control?: boolean;
  readonly group: KeyGroup;
  /** By what its command is told. */
  readonly toldAs: KeyTextId;
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
  /** What the keys do, each text by the id of its command. */
  readonly does: Readonly<Record<KeyTextId, string>>;
  readonly names: Readonly<Record<NamedKey, string>>;
  /** "Shift+K", "Ctrl+Home". */
  readonly held: (modifier: 'shift' | 'control', key: string) => string;
  /** "1 to 8". */
  readonly through: (first: string, last: string) => string;
  /** Keys that do the same: "Enter or Space". */
  readonly either: (keys: readonly string[]) => string;
}
