/**
 * What the keys of an assistant's page do there. They hold only while that page has the focus, and not in its fields; letters go by what
 * they type or by their place, as on the board.
 */
import type { ASSISTANT } from '../../commands/assistant.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import { keymapOf } from '../../commands/keymap.js';
import { DEED_OF, isDeedCommand, type DeedCommand } from '../shared/assistant-deeds.js';
import { keyLabel, keyShortcut } from '../shared/key-label.js';
import type { DeedName, Assisting } from '../../questions/assistant.js';
import { type AssistantWish, AssistantWishEvent } from './events.js';
import { commandIn, isCharacterKey } from '../../../components/dom/keys.js';
import { CommandGivenEvent } from '../shared/events.js';
import { isInField } from '../../../components/dom/focus.js';

export type AssistantDoes =
  /** What stands first. */
  | { readonly do: 'next' }
  | { readonly do: 'deed'; readonly deed: DeedName }
  | { readonly do: 'wish'; readonly wish: AssistantWish['do'] }
  /** The field for a move. */
  | { readonly do: 'entry' };

const DOES: Readonly<Record<Exclude<keyof typeof ASSISTANT, DeedCommand>, AssistantDoes>> = {
  'assistant-next': { do: 'next' },
  'assistant-score': { do: 'wish', wish: 'score' },
  'assistant-adjournment': { do: 'wish', wish: 'adjournment' },
  'assistant-entry': { do: 'entry' },
};

/** What a command does on this page; `undefined` where it is done as on the board. */
export function doesHere(command: CommandId): AssistantDoes | undefined {
  if (isDeedCommand(command)) return { do: 'deed', deed: DEED_OF[command] };
  const does: Readonly<Partial<Record<CommandId, AssistantDoes>>> = DOES;
  return does[command];
}

/** A key as a button has it. */
export interface ButtonKey {
  /** To be read, in the language of the page. */
  readonly label: string;
  /** For `aria-keyshortcuts`. */
  readonly shortcut: string;
}

export function keyFor(wanted: AssistantDoes, commands: CommandTable): ButtonKey | undefined {
  const binding = keymapOf('assistant', commands).find(({ command }) => isSame(doesHere(command), wanted));
  return binding && { label: keyLabel(binding), shortcut: keyShortcut(binding) };
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

/** The page as its keys know it; the events go out from it. */
export interface AssistantKeyboardHost extends EventTarget {
  readonly assisting: Assisting | undefined;
  readonly commands: CommandTable;
  readonly keysEnabled: boolean;
  readonly renderRoot: ParentNode;
  /** The field for a move; `null` where no duty needs one. */
  readonly entry: HTMLElement | null;
  pressNext(event: Event): void;
  doDeed(name: string): boolean;
}

export class AssistantKeyboard {
  readonly #host: AssistantKeyboardHost;

  constructor(host: AssistantKeyboardHost) {
    this.#host = host;
  }

  press(event: KeyboardEvent): void {
    const { assisting, commands, keysEnabled } = this.#host;
    // A key that is held presses a button again and again, and each time it would say something else.
    if (event.repeat && event.key === 'Enter' && !isInField(event)) event.preventDefault();
    if (event.defaultPrevented || event.isComposing || event.repeat || event.getModifierState('AltGraph')) return;
    if (!assisting || isInField(event) || (isCharacterKey(event) && !keysEnabled)) return;
    const command = commandIn(event, keymapOf('assistant', commands));
    if (!command) return;
    const does = doesHere(command);
    if (does && !this.#has(does)) return;
    event.preventDefault();
    if (does) this.#obey(does, event);
    else this.#host.dispatchEvent(new CommandGivenEvent(command));
  }

  /** Whether the duty was given to which the command belongs. */
  #has(does: AssistantDoes): boolean {
    switch (does.do) {
      case 'next':
        return true;
      case 'entry':
        return this.#host.entry !== null;
      case 'deed':
        return this.#button(`[data-deed="${does.deed}"]`) !== null;
      case 'wish':
        return this.#button(`[data-wish="${does.wish}"]`) !== null;
    }
  }

  /** Where there is nothing to do, that is heard from the button. */
  #obey(does: AssistantDoes, event: Event): void {
    switch (does.do) {
      case 'next':
        if (!this.#host.assisting?.next) this.#button('#next')?.focus();
        else this.#host.pressNext(event);
        return;
      case 'deed':
        if (!this.#host.doDeed(does.deed)) this.#button(`[data-deed="${does.deed}"]`)?.focus();
        return;
      case 'wish':
        this.#host.dispatchEvent(new AssistantWishEvent({ do: does.wish }));
        return;
      case 'entry':
        this.#host.entry?.focus();
        return;
    }
  }

  #button(which: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(`button${which}`);
  }
}
