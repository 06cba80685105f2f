/**
 * What the help says of the keys of the board and of typed commands: the message of each, which has the id of its command in `src/commands`; and
 * how keys are named, those that do the same together.
 */
import type { TableCommandName } from '../hearing/table-commands/table-command.js';
import type { CommandName as TypedCommandName } from '../hearing/commands/commands.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import { named } from './named.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

/** Commands that have a key, and can be typed too: one message says what either does. */
const TYPED_TOO = [
  'turn-board',
  'board-larger',
  'board-smaller',
  'knights-view',
  'attackers',
  'defenders',
  'last-move',
  'last-capture',
  'position',
  'piece-lists',
  'back',
  'forward',
  'repeat',
  'press-clock',
  'both-clocks',
  'feel-clock',
  'my-clock',
  'opponents-clock',
] as const satisfies readonly TypedCommandName[];

/** The commands of which the help says what their keys do. */
export const KEY_TEXT_IDS = [
  ...TYPED_TOO,
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
  'move-entry',
  'board',
  'next-region',
  'previous-region',
  'this-square',
  'go-to-last-move',
  'moves-of-this-piece',
  'captures-of-this-piece',
  'diagonal-ray',
  'diagonal-ray-back',
  'straight-ray',
  'straight-ray-back',
  'repeat-before',
  'act-menu',
  'say-move',
  'make-called-move',
  'talk',
  'mute',
  'keys',
] as const;
export type KeyTextId = (typeof KEY_TEXT_IDS)[number];

/** A key: a Latin letter, a digit, or a `KeyboardEvent.key` name; with what is held with it. */
export interface ToldKey {
  readonly key: string;
  readonly shift?: boolean;
  readonly control?: boolean;
  readonly alt?: boolean;
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
  'Delete',
  '.',
  '+',
  '-',
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

export interface KeyWords {
  /** What a typed command does, in a few words. */
  readonly commandDoes: (name: TypedCommandName) => string;
  /** The same of what is typed at a table. */
  readonly tableCommandDoes: (name: TableCommandName) => string;
  /** The title of the commands of a table. */
  readonly atTable: string;
  readonly groups: Readonly<Record<KeyGroup, string>>;
  /** What the keys do, each text by the id of its command. */
  readonly does: Readonly<Record<KeyTextId, string>>;
  readonly names: Readonly<Record<NamedKey, string>>;
  /** "Shift+K", "Ctrl+Home". */
  readonly held: (modifier: 'shift' | 'control' | 'alt', key: string) => string;
  /** "1 to 8". */
  readonly through: (first: string, last: string) => string;
  /** Keys that do the same: "Enter or Space". */
  readonly either: (keys: readonly string[]) => string;
}

type NameId = Extract<keyof MessageGroups['keys'], `key-name-${string}`>;

const NAME_IDS = {
  ArrowLeft: 'key-name-arrow-left',
  ArrowRight: 'key-name-arrow-right',
  ArrowUp: 'key-name-arrow-up',
  ArrowDown: 'key-name-arrow-down',
  Home: 'key-name-home',
  End: 'key-name-end',
  PageUp: 'key-name-page-up',
  PageDown: 'key-name-page-down',
  Enter: 'key-name-enter',
  ' ': 'key-name-space',
  Escape: 'key-name-escape',
  Backspace: 'key-name-backspace',
  Delete: 'key-name-delete',
  '.': 'key-name-full-stop',
  '+': 'key-name-plus',
  '-': 'key-name-minus',
} as const satisfies Readonly<Record<NamedKey, NameId>>;

export function keyWords({ phrase }: Messages<'keys' | 'commands' | 'shared'>): KeyWords {
  return {
    groups: named(KEY_GROUPS, (group) => phrase(`key-group-${dashed(group)}`)),
    does: named(KEY_TEXT_IDS, (id) => (isTypedToo(id) ? phrase(`command-does-${id}`) : phrase(`key-does-${id}`))),
    names: named(NAMED_KEYS, (key) => phrase(NAME_IDS[key])),
    atTable: phrase('key-group-at-a-table'),
    commandDoes: (name) => phrase(`command-does-${name}`),
    tableCommandDoes: (name) => phrase(`table-command-does-${name}`),
    held: (modifier, key) => phrase(`key-with-${modifier}`, { key }),
    through: (first, last) => phrase('key-through', { first, last }),
    either: (keys) => phrase('key-either', { keys }),
  };
}

/** What each is called, once. */
export function keyNames(keys: readonly ToldKey[], words: KeyWords): readonly string[] {
  return [...new Set(keys.map((key) => keyText(key, words)))];
}

/** "Enter or Space"; digits that follow each other: "1 to 8", "Shift+1 to Shift+8". */
export function keysText(bindings: readonly ToldKey[], words: KeyWords): string {
  const names = keyNames(bindings, words);
  const [first] = names;
  const last = names.at(-1);
  const digits = bindings.every(
    ({ key }, index) => /^\d$/.test(key) && Number(key) === Number(bindings[0]?.key) + index,
  );
  return digits && names.length > 2 && first !== undefined && last !== undefined
    ? words.through(first, last)
    : words.either(names);
}

/** "L", "Shift+F", "Full stop". */
export function keyText(
  { key, shift = false, control = false, alt = false }: ToldKey,
  words: Pick<KeyWords, 'names' | 'held'>,
): string {
  const name = isNamed(key) ? words.names[key] : key.length === 1 ? key.toUpperCase() : key;
  // A sign such as "?" is what is typed, with Shift or without it.
  const typed = key.length === 1 && !/[a-z0-9 ]/i.test(key);
  const shifted = shift && !typed ? words.held('shift', name) : name;
  const withAlt = alt ? words.held('alt', shifted) : shifted;
  return control ? words.held('control', withAlt) : withAlt;
}

function isTypedToo(id: KeyTextId): id is (typeof TYPED_TOO)[number] {
  return TYPED_TOO.some((typed) => typed === id);
}

function isNamed(key: string): key is NamedKey {
  return NAMED_KEYS.some((name) => name === key);
}
