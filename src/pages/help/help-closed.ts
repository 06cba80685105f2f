/** The user is done with a page of the help: it leads back to where he came from. */
export class HelpClosedEvent extends Event {
  static readonly type = 'help-closed';
  constructor() {
    super(HelpClosedEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'help-closed': HelpClosedEvent;
  }
}
