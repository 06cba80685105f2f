/**
 * The keys of an assistant's page, in one table. They hold only while that page has the focus, and not in its fields; letters go by what
 * they type or by their place, as on the board. What claims or stops needs Shift as well, so that no slip of a finger does it.
 */
import type { KeyBinding, KeyCommand } from '../../../commands/keys.js';
import type { DeedName } from '../../../questions/assisting.js';
import type { AssistantWish } from './events.js';

export type AssistantCommand =
  /** What stands first. */
  | { readonly do: 'next' }
  | { readonly do: 'deed'; readonly deed: DeedName }
  | { readonly do: 'wish'; readonly wish: AssistantWish['do'] }
  /** The field for a move. */
  | { readonly do: 'entry' }
  /** As on the board. */
  | { readonly do: 'page'; readonly command: KeyCommand };

type Binding = KeyBinding<AssistantCommand>;

const deed = (key: string, name: DeedName, shift = false): Binding => ({
  key,
  shift,
  command: { do: 'deed', deed: name },
});

const page = (key: string, command: KeyCommand, shift = false): Binding => ({
  key,
  shift,
  command: { do: 'page', command },
});

export const ASSISTANT_KEYS: readonly Binding[] = [
  { key: 'n', command: { do: 'next' } },
  deed('c', 'call'),
  deed('r', 'repeat'),
  deed('e', 'execute'),
  deed('b', 'mend'),
  deed('h', 'press'),
  deed('t', 'tell'),
  deed('f', 'claim flag', true),
  deed('p', 'touched piece', true),
  deed('a', 'stop', true),
  { key: 's', command: { do: 'wish', wish: 'score' } },
  { key: 'j', command: { do: 'wish', wish: 'adjournment' } },
  { key: 'i', command: { do: 'entry' } },
  page('z', { do: 'repeat', before: false }),
  page('z', { do: 'repeat', before: true }, true),
  page('v', { do: 'talk' }),
  page('0', { do: 'mute' }),
];

/** What a key is called on the button and in `aria-keyshortcuts`: "C", "Shift+F". */
export function keyFor(wanted: AssistantCommand): string | undefined {
  const binding = ASSISTANT_KEYS.find(({ command }) => isSame(command, wanted));
  return binding && `${binding.shift ? 'Shift+' : ''}${binding.key.toUpperCase()}`;
}

function isSame(one: AssistantCommand, other: AssistantCommand): boolean {
  switch (one.do) {
    case 'next':
    case 'entry':
      return other.do === one.do;
    case 'deed':
      return other.do === 'deed' && other.deed === one.deed;
    case 'wish':
      return other.do === 'wish' && other.wish === one.wish;
    case 'page':
      return other.do === 'page' && other.command === one.command;
  }
}
