/** What is wanted at a table. */
import type { ActDraft } from '../../laws/acts.js';

/** An act is to be done, by whom it says. */
export class TableActEvent extends Event {
  static readonly type = 'table-act';
  readonly act: ActDraft;
  constructor(act: ActDraft) {
    super(TableActEvent.type, { bubbles: true, composed: true });
    this.act = act;
  }
}

declare global {
  interface HTMLElementEventMap {
    'table-act': TableActEvent;
  }
}
