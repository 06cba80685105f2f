/**
 * What the keys of an assistant's page do there. They hold only while that page has the focus, and not in its fields; letters go by what
 * they type or by their place, as on the board.
 */
import type { ASSISTANT } from '../../../commands/assistant.js';
import type { CommandId, CommandTable } from '../../../commands/commands.js';
import { keymapOf } from '../../../commands/keymap.js';
import { keyLabel } from '../../shared/key-label.js';
import type { DeedName } from '../../../questions/assisting.js';
import type { AssistantWish } from './events.js';

export type AssistantDoes =
  /** What stands first. */
  | { readonly do: 'next' }
  | { readonly do: 'deed'; readonly deed: DeedName }
  | { readonly do: 'wish'; readonly wish: AssistantWish['do'] }
  /** The field for a move. */
  | { readonly do: 'entry' };

const deed = (name: DeedName): AssistantDoes => ({ do: 'deed', deed: name });

const DOES: Readonly<Record<keyof typeof ASSISTANT, AssistantDoes>> = {
  'assistant-next': { do: 'next' },
  'assistant-call': deed('call'),
  'assistant-repeat': deed('repeat'),
  'assistant-execute': deed('execute'),
  'assistant-mend': deed('mend'),
  'assistant-press': deed('press'),
  'assistant-tell': deed('tell'),
  'assistant-claim-flag': deed('claim flag'),
  'assistant-touched-piece': deed('touched piece'),
  'assistant-stop': deed('stop'),
  'assistant-score': { do: 'wish', wish: 'score' },
  'assistant-adjournment': { do: 'wish', wish: 'adjournment' },
  'assistant-entry': { do: 'entry' },
};

/** What a command does on this page; `undefined` where it is done as on the board. */
export function doesHere(command: CommandId): AssistantDoes | undefined {
  const does: Readonly<Partial<Record<CommandId, AssistantDoes>>> = DOES;
  return does[command];
}

/** What a key is called on the button and in `aria-keyshortcuts`: "C", "Shift+F". */
export function keyFor(wanted: AssistantDoes, commands: CommandTable): string | undefined {
  const binding = keymapOf('assistant', commands).find(({ command }) => isSame(doesHere(command), wanted));
  return binding && keyLabel(binding);
}

function isSame(one: AssistantDoes | undefined, other: AssistantDoes): boolean {
  switch (one?.do) {
    case undefined:
      return false;
    case 'next':
    case 'entry':
      return other.do === one.do;
    case 'deed':
      return other.do === 'deed' && other.deed === one.deed;
    case 'wish':
      return other.do === 'wish' && other.wish === one.wish;
  }
}
