/**
 * What a language says of the keys of the board and of typed commands, apart from its other words, for only the help asks for it. Each text
 * stands under the id of its command in `src/commands`.
 */
import type { TableCommandName } from '../hearing/table-commands/table-command.js';
import type { CommandName as TypedCommandName } from '../hearing/commands/commands.js';

/** The commands of which the help says what their keys do. */
export const KEY_TEXT_IDS = [
  'step',
  'rank-start',
  'rank-end',
  'file-end',
  'file-start',
  'board-start',
  'board-end',
  'to-rank',
  'to-file',
  'next-king',
  'previous-king',
  'next-queen',
  'previous-queen',
  'next-rook',
  'previous-rook',
  'next-bishop',
  'previous-bishop',
  'next-knight',
  'previous-knight',
  'next-pawn',
  'previous-pawn',
  'lift-or-place',
  'put-back',
  'turn-board',
  'move-entry',
  'next-region',
  'previous-region',
  'this-square',
  'last-move',
  'go-to-last-move',
  'last-capture',
  'moves-of-this-piece',
  'captures-of-this-piece',
  'position',
  'piece-lists',
  'back',
  'forward',
  'repeat',
  'repeat-before',
  'act-menu',
  'say-move',
  'make-called-move',
  'press-clock',
  'both-clocks',
  'feel-clock',
  'my-clock',
  'opponents-clock',
  'talk',
  'mute',
  'keys',
] as const;
export type KeyTextId = (typeof KEY_TEXT_IDS)[number];

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
