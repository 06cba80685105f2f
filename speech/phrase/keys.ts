/** What the help says of the keys of the board: the message of each. */
import type { MessageGroups } from '../messages/generated/arguments.js';
import { KEY_GROUPS, KEY_TEXT_IDS, NAMED_KEYS, type KeyWords, type NamedKey } from '../words/keys.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

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
  '.': 'key-name-full-stop',
} as const satisfies Readonly<Record<NamedKey, NameId>>;

export function keyWords({ phrase }: Messages<'keys'>): Omit<KeyWords, 'commands' | 'tableCommands'> {
  return {
    groups: named(KEY_GROUPS, (group) => phrase(`key-group-${dashed(group)}`)),
    does: named(KEY_TEXT_IDS, (id) => phrase(`key-does-${id}`)),
    names: named(NAMED_KEYS, (key) => phrase(NAME_IDS[key])),
    atTable: phrase('key-group-at-a-table'),
    held: (modifier, key) => phrase(`key-with-${modifier}`, { key }),
    through: (first, last) => phrase('key-through', { first, last }),
    either: (keys) => phrase('key-either', { keys }),
  };
}

function named<Name extends string>(
  names: readonly Name[],
  text: (name: Name) => string,
): Readonly<Record<Name, string>> {
  // Each name has its text.
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
