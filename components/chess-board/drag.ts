/**
 * Dragging a piece with mouse, pen or finger: an extra beside tap and tap. A finger's slide drags only where it begins on a piece that may be
 * lifted; any other is left to the page, which it scrolls, and so are two fingers, which zoom it.
 */
import type { Square } from '../../src/laws/squares.js';
import { cellOf, squareOf } from './grid.js';

/** What the board does when a drag tells it to. */
export interface DragTarget {
  /** Whether the piece there may be taken into the hand; asked before anything is known of where the pointer goes. */
  readonly mayTake: (square: Square) => boolean;
  /** Takes the piece into the hand; `false` where that cannot be. */
  readonly take: (square: Square) => boolean;
  /** Releases it over a square, or beside the board. */
  readonly release: (square: Square | undefined) => void;
}

/** CSS pixels that a pointer goes while it is down before a press becomes a drag. */
const THRESHOLD = 6;

interface Held {
  readonly pointer: number;
  readonly cell: HTMLElement;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

/** Hears the pointer events of the grid, and knows the square that a click is on; a drag that is cancelled in any way ends with the piece beside the board. */
export class PieceDrag {
  readonly #target: DragTarget;
  #held: Held | undefined;
  /** Where a press came down that may become a click. */
  #came: { readonly square: Square; readonly x: number; readonly y: number } | undefined;
  #clickFollows = false;

  constructor(target: DragTarget) {
    this.#target = target;
  }

  /** Whether the click that comes now only ends a drag. Asked once for each click. */
  endsWithClick(): boolean {
    const ends = this.#clickFollows;
    this.#clickFollows = false;
    return ends;
  }

  /** The square that a click is on: where the press came down, if only the page has moved since. */
  squareOfClick({ target, clientX, clientY }: MouseEvent): Square | undefined {
    const came = this.#came;
    this.#came = undefined;
    const stayed = came && Math.hypot(clientX - came.x, clientY - came.y) < THRESHOLD;
    return stayed ? came.square : squareOf(cellOf(target));
  }

  hear(event: PointerEvent): void {
    switch (event.type) {
      case 'pointerdown':
        this.#down(event);
        return;
      case 'pointermove':
        this.#move(event);
        return;
      case 'pointerup':
        this.#up(event);
        return;
      default:
        this.#cancel();
    }
  }

  #down(event: PointerEvent): void {
    this.#clickFollows = false;
    this.#came = undefined;
    // A second finger: the two of them zoom, and what the first one dragged goes back.
    if (this.#held) {
      this.#cancel();
      return;
    }
    const cell = cellOf(event.target);
    const square = squareOf(cell);
    if (!cell || !square || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#came = { square, x, y };
    if (this.#target.mayTake(square)) this.#held = { pointer, cell, x, y, dragging: false };
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (event.buttons === 0) {
      this.stop();
      return;
    }
    if (!held.dragging) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD) return;
      const square = squareOf(held.cell);
      if (!square || !this.#target.take(square)) {
        this.#held = undefined;
        return;
      }
      held.dragging = true;
      // What a script sends has no pointer that could be captured.
      if (event.isTrusted) held.cell.setPointerCapture(held.pointer);
      held.cell.setAttribute('data-dragging', event.pointerType);
    }
    // The middle of the piece is under the pointer, also where the page was scrolled meanwhile.
    const { left, top, width, height } = held.cell.getBoundingClientRect();
    held.cell.style.setProperty('--drag-x', `${String(event.clientX - left - width / 2)}px`);
    held.cell.style.setProperty('--drag-y', `${String(event.clientY - top - height / 2)}px`);
  }

  /** A finger begins to slide: where it drags a piece, the page stays. Two fingers are the page's. */
  hearTouch(event: TouchEvent): void {
    if (this.#held && event.touches.length === 1 && event.cancelable) event.preventDefault();
  }

  #up(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    this.stop();
    if (!held.dragging) return;
    this.#came = undefined;
    // After a finger has slid there is none, and the next one may be a screen reader's.
    this.#clickFollows = event.pointerType !== 'touch';
    const root = held.cell.getRootNode();
    const under = root instanceof ShadowRoot ? root.elementFromPoint(event.clientX, event.clientY) : null;
    this.#target.release(squareOf(cellOf(under)));
  }

  /** The browser has taken the pointer away. */
  #cancel(): void {
    this.#came = undefined;
    const dragging = this.#held?.dragging === true;
    this.stop();
    if (dragging) this.#target.release(undefined);
  }

  /** Draws the piece on its square again and forgets the pointer; tells nothing. */
  stop(): void {
    const held = this.#held;
    this.#held = undefined;
    if (!held?.dragging) return;
    held.cell.toggleAttribute('data-dragging', false);
    held.cell.style.removeProperty('--drag-x');
    held.cell.style.removeProperty('--drag-y');
    if (held.cell.hasPointerCapture(held.pointer)) held.cell.releasePointerCapture(held.pointer);
  }
}
