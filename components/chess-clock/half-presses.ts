/**
 * Presses on the halves of a clock. Two players may have their fingers on the screen at once, so that every pointer is followed by
 * itself: a browser makes clicks of the first one only. A press counts when the finger is lifted where it was set down, and is taken back
 * by sliding off (WCAG 2.5.2). Clicks count where no pointer made them: from the keyboard, a screen reader, voice control.
 */
import type { Color } from '../../src/laws/squares.js';

/** Milliseconds within which a click belongs to the pointer that was lifted last. */
const SAME = 700;

export class HalfPresses {
  readonly #onPress: (side: Color) => void;
  readonly #down = new Map<number, Color>();
  #lifted = Number.NEGATIVE_INFINITY;

  constructor(onPress: (side: Color) => void) {
    this.#onPress = onPress;
  }

  down(event: PointerEvent, side: Color): void {
    if (event.button === 0) this.#down.set(event.pointerId, side);
  }

  up(event: PointerEvent, side: Color, half: Element): void {
    const begun = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (begun !== side) return;
    // A click follows also where the finger slid within the half and back.
    this.#lifted = event.timeStamp;
    // A finger that slid off lifts here too, for the browser keeps it with what it first touched.
    if (isWithin(event, half.getBoundingClientRect())) this.#onPress(side);
  }

  /** The browser took the pointer for something else, such as scrolling or zooming. */
  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  click(event: MouseEvent, side: Color): void {
    // A click without a count comes from a key or a screen reader.
    if (event.detail > 0 && event.timeStamp - this.#lifted < SAME) return;
    this.#onPress(side);
  }
}

function isWithin({ clientX: x, clientY: y }: PointerEvent, box: DOMRect): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
