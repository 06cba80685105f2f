/** What has the focus, through all shadow roots. */
export function deepActiveElement(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot ? (deepActiveElement(active.shadowRoot) ?? active) : active;
}

/** Whether an event comes out of a field, where what is typed is text and no key of the page. */
export function isInField(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
