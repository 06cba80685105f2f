/** What the sound settings tell upward, beside the change of a setting. */
import type { EarconName } from '../../../../speech/earcons/names.js';

/** The user wants to hear an earcon: by its button, or because its volume was just changed. */
export class EarconWantedEvent extends Event {
  static readonly type = 'earcon-wanted';
  readonly earcon: EarconName;
  /** How loud it is to be heard, 0 to 1; one that is off is heard at full volume by its button. */
  readonly volume: number;
  constructor(earcon: EarconName, volume: number) {
    super(EarconWantedEvent.type, { bubbles: true, composed: true });
    this.earcon = earcon;
    this.volume = volume;
  }
}

declare global {
  interface HTMLElementEventMap {
    'earcon-wanted': EarconWantedEvent;
  }
}
