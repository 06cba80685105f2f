/** What is wanted of the form of a game at a table, and of the conditions of one that is played. */
import type { TableChoice } from '../table-choice.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/** The conditions are to be read, or the game is to begin under them; or the form was left. */
export class TableFormEvent extends Event {
  static readonly type = 'table-form';
  readonly wish: { readonly do: 'read' | 'begin'; readonly choice: TableChoice } | { readonly do: 'leave' };
  constructor(wish: TableFormEvent['wish']) {
    super(TableFormEvent.type, PUBLIC);
    this.wish = wish;
  }
}

/** The conditions of the game that is played are to be read. */
export class ConditionsWantedEvent extends Event {
  static readonly type = 'conditions-wanted';
  constructor() {
    super(ConditionsWantedEvent.type, PUBLIC);
  }
}

declare global {
  interface HTMLElementEventMap {
    'table-form': TableFormEvent;
    'conditions-wanted': ConditionsWantedEvent;
  }
}
