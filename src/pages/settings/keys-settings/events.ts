/** What became of a key that was chosen, in words that are to be heard. */
export class KeysToldEvent extends Event {
  static readonly type = 'keys-told';
  readonly text: string;
  constructor(text: string) {
    super(KeysToldEvent.type, { bubbles: true, composed: true });
    this.text = text;
  }
}

declare global {
  interface HTMLElementEventMap {
    'keys-told': KeysToldEvent;
  }
}
