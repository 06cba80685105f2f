/** What the list of messages tells. */

/** Everything that was said is to be shown, or no longer. */
export class AllMessagesEvent extends Event {
  static readonly type = 'all-messages';
  readonly all: boolean;
  constructor(all: boolean) {
    super(AllMessagesEvent.type, { bubbles: true, composed: true });
    this.all = all;
  }
}

declare global {
  interface HTMLElementEventMap {
    'all-messages': AllMessagesEvent;
  }
}
