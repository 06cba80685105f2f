/** The user wants to hear the German call as the screen reader is given it. */
export class GermanSampleWantedEvent extends Event {
  static readonly type = 'german-sample-wanted';
  constructor() {
    super(GermanSampleWantedEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'german-sample-wanted': GermanSampleWantedEvent;
  }
}
