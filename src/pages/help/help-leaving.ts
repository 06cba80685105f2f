/** Escape on a page of the help, which leads back. */
import type { LitElement } from 'lit';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { deepActiveElement } from '../../../components/dom/focus.js';

/** The user is done with a page of the help: it leads back to where he came from. */
export class HelpClosedEvent extends Event {
  static readonly type = 'help-closed';
  constructor() {
    super(HelpClosedEvent.type, { bubbles: true, composed: true });
  }
}

/** @param before what Escape leaves first; `false` where there is nothing */
export function leavesByEscape(page: LitElement, before: () => boolean = () => false): void {
  new EscapeKey(page, {
    rank: 'menu',
    leave: () => {
      if (!isHere(page)) return false;
      if (!before()) page.dispatchEvent(new HelpClosedEvent());
      return true;
    },
  });
}

/** Also where nothing has the focus, or the heading above: it falls from there when a screen reader reads on with its own keys. */
function isHere(page: LitElement): boolean {
  if (!page.checkVisibility()) return false;
  const active = deepActiveElement();
  const around = page.parentElement;
  return active === document.body || page.renderRoot.contains(active) || around?.contains(active) === true;
}

declare global {
  interface HTMLElementEventMap {
    'help-closed': HelpClosedEvent;
  }
}
