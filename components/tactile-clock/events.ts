/** What the dial of the clock tells upward. None of it is a press: to explore a clock does nothing to it. */
import type { Color } from '../../src/laws/squares.js';
import type { DialFelt } from '../../src/questions/dial-felt.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/**
 * What is under the finger, which dwelt there or was lifted, or under the cursor of the keys, is to be said.
 *
 * Of a key the same words become the value of the slider that has the focus, and a screen reader says them by itself: then they
 * are for our own voice alone.
 */
export class DialFeltEvent extends Event {
  static readonly type = 'dial-felt';
  readonly color: Color;
  readonly felt: DialFelt;
  readonly by: 'finger' | 'key';
  constructor(color: Color, felt: DialFelt, by: 'finger' | 'key') {
    super(DialFeltEvent.type, PUBLIC);
    this.color = color;
    this.felt = felt;
    this.by = by;
  }
}

/** The whole time of the player is to be said: a second finger was tapped, or its key pressed. */
export class DialTimeAskedEvent extends Event {
  static readonly type = 'dial-time-asked';
  readonly color: Color;
  constructor(color: Color) {
    super(DialTimeAskedEvent.type, PUBLIC);
    this.color = color;
  }
}

declare global {
  interface HTMLElementEventMap {
    'dial-felt': DialFeltEvent;
    'dial-time-asked': DialTimeAskedEvent;
  }
}
