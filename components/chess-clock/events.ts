/**
 * What the clock tells upward.
 */
import type { Color } from '../../src/laws/squares.js';

/**
 * A player's clock was pressed, as on a board: that it may not be pressed yet is for the Laws to say, so it is told in any case.
 */
export class ClockPressEvent extends Event {
  static readonly type = 'clock-press';
  /** Whose clock was pressed: his own stops and the other one runs. */
  readonly side: Color;
  constructor(side: Color) {
    super(ClockPressEvent.type, { bubbles: true, composed: true });
    this.side = side;
  }
}

declare global {
  interface HTMLElementEventMap {
    'clock-press': ClockPressEvent;
  }
}
