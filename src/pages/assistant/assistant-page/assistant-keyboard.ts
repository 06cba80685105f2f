/** What the keys do on an assistant's page while the focus is there. */
import { commandIn, isCharacterKey } from '../../../../components/dom/keys.js';
import type { Assisting } from '../../../questions/assisting.js';
import { CommandGivenEvent } from '../../shared/events.js';
import { isInField } from '../../../../components/dom/focus.js';
import { keymapOf } from '../../../commands/keymap.js';
import type { CommandTable } from '../../../commands/commands.js';
import { doesHere, type AssistantDoes } from './assistant-keys.js';
import { AssistantWishEvent } from './events.js';
import type { ShownNext } from './shown-next.js';

/** The page as its keys know it; the events go out from it. */
export interface AssistantKeyboardHost extends EventTarget {
  readonly assisting: Assisting | undefined;
  readonly commands: CommandTable;
  readonly keysEnabled: boolean;
  readonly renderRoot: ParentNode;
  /** The field for a move; `null` where no duty needs one. */
  readonly entry: HTMLElement | null;
  doNext(): boolean;
  doDeed(name: string): boolean;
}

export class AssistantKeyboard {
  readonly #host: AssistantKeyboardHost;
  readonly #next: ShownNext;

  constructor(host: AssistantKeyboardHost, next: ShownNext) {
    this.#host = host;
    this.#next = next;
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
        else if (this.#next.isRead(event)) this.#host.doNext();
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
