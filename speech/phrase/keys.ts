/**
 * What the help says of the keys of the board and of typed commands: the message of each, which has the id of its command in `src/commands`; and
 * how keys are named, those that do the same together.
 */
import type { TableCommandName } from '../hearing/table-commands/table-phrases.js';
import type { CommandName as TypedCommandName } from '../hearing/commands/commands.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
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

export const KEY_GROUPS = [
  'moving about',
  'moving pieces',
  'clock and acts',
  'asking',
  'going through the game',
  'page and speech',
] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

export type KeyMessages = Messages<'keys' | 'commands' | 'shared'>;

type NameId = Extract<keyof MessageGroups['keys'], `key-name-${string}`>;

/** Signs go by the key that types them. */
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
} as const satisfies Readonly<Record<string, NameId>>;

export function keyGroupSaid(group: KeyGroup, { phrase }: KeyMessages): string {
  return phrase(`key-group-${dashed(group)}`);
}

/** Whether the help has words for what the keys of this command do. */
export function isKeyTextId(id: string): id is KeyTextId {
  return KEY_TEXT_IDS.some((told) => told === id);
}

/** What the keys of a command do. */
export function keyDoes(id: KeyTextId, { phrase }: KeyMessages): string {
  return isTypedToo(id) ? phrase(`command-does-${id}`) : phrase(`key-does-${id}`);
}

/** What a typed command does, in a few words. */
export function commandDoes(name: TypedCommandName, { phrase }: KeyMessages): string {
  return phrase(`command-does-${name}`);
}

/** The same of what is typed at a table. */
export function tableCommandDoes(name: TableCommandName, { phrase }: KeyMessages): string {
  return phrase(`table-command-does-${name}`);
}

/** What each is called, once. */
export function keyNames(keys: readonly ToldKey[], messages: KeyMessages): readonly string[] {
  return [...new Set(keys.map((key) => keyText(key, messages)))];
}

/** "Enter or Space"; digits that follow each other: "1 to 8", "Shift+1 to Shift+8". */
export function keysText(bindings: readonly ToldKey[], messages: KeyMessages): string {
  const { phrase } = messages;
  const names = keyNames(bindings, messages);
  const [first] = names;
  const last = names.at(-1);
  const digits = bindings.every(
    ({ key }, index) => /^\d$/.test(key) && Number(key) === Number(bindings[0]?.key) + index,
  );
  return digits && names.length > 2 && first !== undefined && last !== undefined
    ? phrase('key-through', { first, last })
    : phrase('key-either', { keys: names });
}

/** "L", "Shift+F", "Full stop". */
export function keyText(
  { key, shift = false, control = false, alt = false }: ToldKey,
  { phrase }: KeyMessages,
): string {
  const name = isNamed(key) ? phrase(NAME_IDS[key]) : key.length === 1 ? key.toUpperCase() : key;
  // A sign such as "?" is what is typed, with Shift or without it.
  const typed = key.length === 1 && !/[a-z0-9 ]/i.test(key);
  const shifted = shift && !typed ? phrase('key-with-shift', { key: name }) : name;
  const withAlt = alt ? phrase('key-with-alt', { key: shifted }) : shifted;
  return control ? phrase('key-with-control', { key: withAlt }) : withAlt;
}

function isTypedToo(id: KeyTextId): id is (typeof TYPED_TOO)[number] {
  return TYPED_TOO.some((typed) => typed === id);
}

function isNamed(key: string): key is keyof typeof NAME_IDS {
  return Object.hasOwn(NAME_IDS, key);
}
