/** Hearing where the focus goes. */

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
