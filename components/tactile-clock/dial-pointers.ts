/** The pointers on the face of a dial, as the finger that explores it; nothing of them is a press for anybody else. */
import { placeOf, type DialPlace } from '../../src/questions/dial-zones.js';
import { RADIUS, REACH } from './dial-drawing.js';
import type { Exploring } from './exploring.js';

/** Listens on the face itself: where a pointer is, is told from that one's middle. */
export class DialPointers {
  readonly #exploring: Pick<Exploring, 'down' | 'move' | 'up' | 'cancel'>;

  constructor(exploring: Pick<Exploring, 'down' | 'move' | 'up' | 'cancel'>) {
    this.#exploring = exploring;
  }

  readonly down = (event: PointerEvent): void => {
    keepHere(event);
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const face = event.currentTarget as HTMLElement;
    // What a script sends has no pointer that could be captured.
    if (event.isTrusted) face.setPointerCapture(event.pointerId);
    this.#exploring.down(event.pointerId, placeIn(face, event));
  };

  readonly move = (event: PointerEvent): void => {
    this.#exploring.move(event.pointerId, placeIn(event.currentTarget as HTMLElement, event));
  };

  readonly up = (event: PointerEvent): void => {
    keepHere(event);
    this.#exploring.up(event.pointerId);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#exploring.cancel(event.pointerId);
  };
}

/** What is done on the dial is a press for nobody, whatever half of the screen it lies in. */
export function keepHere(event: Event): void {
  event.stopPropagation();
  if (event.cancelable) event.preventDefault();
}

function placeIn(face: HTMLElement, { clientX, clientY }: PointerEvent): DialPlace {
  const { left, top, width, height } = face.getBoundingClientRect();
  return placeOf(clientX - left - width / 2, clientY - top - height / 2, ((width / 2) * RADIUS) / REACH);
}
