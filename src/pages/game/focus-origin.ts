import { deepActiveElement } from '../../../components/dom/focus.js';
import { CommandGivenEvent } from '../shared/events.js';

/**
 * Where the focus was before an element took it, so that it goes back there when the element is done. What had it may be gone by
 * then: the focus goes on to the next region and never falls out of the page.
 */
export class FocusOrigin {
  readonly #host: HTMLElement;
  #origin: HTMLElement | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** To be called before the element takes the focus; what is in the element itself is no origin. */
  remember(): void {
    const active = deepActiveElement();
    if (this.#hasFocus()) return;
    this.#origin = active instanceof HTMLElement && active !== document.body ? active : undefined;
  }

  /** Nothing is done where the user has taken the focus elsewhere meanwhile. */
  giveBack(): void {
    if (!this.#hasFocus()) return;
    if (this.#origin?.isConnected) this.#origin.focus();
    else this.#host.dispatchEvent(new CommandGivenEvent('next-region'));
  }

  #hasFocus(): boolean {
    return this.#host.shadowRoot?.activeElement != null;
  }
}
