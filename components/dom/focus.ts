/** The focus, through all shadow roots: what has it, and where it goes. */

/** Tells what has the focus that it will lose it in a moment, as the page turns. */
export const FOCUS_LEAVES = 'focus-leaves';

export function deepActiveElement(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot ? (deepActiveElement(active.shadowRoot) ?? active) : active;
}

/** Whether an event comes out of a field, where what is typed is text and no key of the page. */
export function isInField(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/**
 * A listener for `focusin` that hears every move of the focus, also within one element: an event whose two ends lie in the same
 * shadow root does not leave that root, so a listener is put into each root that the focus comes to.
 */
export function hearingFocus(onFocus: (from: EventTarget | null) => void): (event: FocusEvent) => void {
  const known = new WeakSet<EventTarget>();
  let heard: Event | undefined;
  const listener = (event: FocusEvent): void => {
    for (const root of event.composedPath()) {
      if (!(root instanceof ShadowRoot) || known.has(root)) continue;
      known.add(root);
      root.addEventListener('focusin', (inside) => {
        if (inside instanceof FocusEvent) listener(inside);
      });
    }
    if (event === heard) return;
    heard = event;
    onFocus(event.relatedTarget);
  };
  return listener;
}
