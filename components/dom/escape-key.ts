import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepActiveElement } from './focus.js';

/**
 * What Escape leaves, one thing a press: a question before a menu, a form or the help, and these before a lifted piece. The microphone
 * that listens comes before all of them, the text of a field after.
 */
export type EscapeRank = 'question' | 'menu' | 'piece';

/** Escape answered No while the focus stood elsewhere, where it stays: nothing but words can tell it. */
export class AnsweredNoEvent extends Event {
  static readonly type = 'answered-no';
  constructor() {
    super(AnsweredNoEvent.type, { bubbles: true, composed: true });
  }
}

export interface EscapeKeyParts {
  readonly rank: EscapeRank;
  /** Leaves it. `false` where it does not stand open: then the key is for what comes next. */
  readonly leave: () => boolean;
  /** Whether leaving tells itself, also where the focus stays where it is. */
  readonly tellsItself?: boolean;
}

/**
 * Escape, wherever the focus is, for an element that can stand open. A key press goes down the page to what has the focus, and each rank
 * waits for it at another place of that way: the order of the ranks is the order of these places, and what has left something keeps the
 * key from all that follow. The microphone waits at the window, before them (`src/app/voice/voice-keys.ts`); a field comes last.
 */
export class EscapeKey implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #parts: EscapeKeyParts;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: EscapeKeyParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  hostConnected(): void {
    this.#place.addEventListener('keydown', this.#onKey, { capture: true });
  }

  hostDisconnected(): void {
    this.#place.removeEventListener('keydown', this.#onKey, { capture: true });
  }

  get #place(): Document | HTMLElement {
    switch (this.#parts.rank) {
      case 'question':
        return document;
      case 'menu':
        return document.documentElement;
      case 'piece':
        return document.body;
    }
  }

  // For the document and for elements alike.
  readonly #onKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !isEscape(event)) return;
    const { rank, leave, tellsItself } = this.#parts;
    const before = deepActiveElement();
    if (!leave()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // From the question itself the focus goes back to where it was, and that is told.
    const isInQuestion = this.#host.shadowRoot?.contains(before) && before?.closest('[role="group"]') != null;
    if (rank === 'question' && !tellsItself && !isInQuestion) this.#host.dispatchEvent(new AnsweredNoEvent());
  };
}

/** Escape alone, pressed and not held: one thing a press. */
export function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.repeat) return false;
  return !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
}

declare global {
  interface HTMLElementEventMap {
    'answered-no': AnsweredNoEvent;
  }
}
