/**
 * The toolbars of an element: each is one tab stop, and arrows, Home and End go about in it (ARIA APG, toolbar). They are for pages with
 * letters as keys, too: elsewhere a screen reader in browse mode takes single letters for itself, and a toolbar gets them from Orca, and
 * from NVDA when the focus comes to it (`shouldPassThrough` in its `browseMode.py`).
 */
import type { ReactiveController } from 'lit';

export interface ToolBarsHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class ToolBars implements ReactiveController {
  readonly #host: ToolBarsHost;
  /** In each, the button that had the focus last. */
  readonly #current = new WeakMap<Element, HTMLButtonElement>();

  /** What goes after a moment goes without its element being drawn anew. */
  readonly #going = new MutationObserver(() => this.hostUpdated());

  constructor(host: ToolBarsHost) {
    this.#host = host;
  }

  /** In the root, for a focus that moves within it is not told outside. */
  hostConnected(): void {
    const { renderRoot } = this.#host;
    renderRoot.addEventListener('keydown', this.#onKey);
    renderRoot.addEventListener('focusin', this.#onFocus);
    this.#going.observe(renderRoot, { childList: true, subtree: true });
  }

  hostDisconnected(): void {
    const { renderRoot } = this.#host;
    renderRoot.removeEventListener('keydown', this.#onKey);
    renderRoot.removeEventListener('focusin', this.#onFocus);
    this.#going.disconnect();
  }

  hostUpdated(): void {
    for (const bar of this.#host.renderRoot.querySelectorAll('[role="toolbar"]')) this.#mark(bar);
  }

  /** The others in the toolbar are reached from this one. */
  #mark(bar: Element): void {
    const buttons = buttonsIn(bar);
    const last = this.#current.get(bar);
    const current = last && buttons.includes(last) ? last : buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }

  readonly #onFocus = (event: Event): void => {
    const { bar, button } = hit(event);
    if (!bar || !button) return;
    this.#current.set(bar, button);
    this.#mark(bar);
  };

  readonly #onKey = (event: Event): void => {
    const { bar, button } = hit(event);
    if (!bar || !button || !(event instanceof KeyboardEvent) || event.defaultPrevented || isModified(event)) return;
    const buttons = buttonsIn(bar);
    const place = placeFor(event.key, buttons.indexOf(button), buttons.length);
    if (place === undefined) return;
    event.preventDefault();
    buttons[place]?.focus();
  };
}

function buttonsIn(bar: Element): readonly HTMLButtonElement[] {
  return [...bar.querySelectorAll('button')];
}

/** What was hit in the element's own shadow root. */
function hit(event: Event): { readonly bar?: Element | null; readonly button?: HTMLButtonElement | null } {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return {};
  return { bar: target.closest('[role="toolbar"]'), button: target.closest('button') };
}

function isModified({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The buttons may stand in a row or below each other, as there is room: both ways of arrows count. At the ends they stay. */
function placeFor(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
