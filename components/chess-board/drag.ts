/**
 * Dragging a piece with the mouse: an extra beside tap and tap. A finger's drag is left to the page, which it scrolls.
 */
import type { Square } from '../../src/laws/squares.js';

/** What the board does when a drag tells it to. */
export interface DragTarget {
  /** Takes the piece into the hand; `false` where that cannot be. */
  readonly take: (square: Square) => boolean;
  /** Releases it over a square, or beside the board. */
  readonly release: (square: Square | undefined) => void;
}

/** CSS pixels that the mouse goes with its button down before a press becomes a drag. */
const THRESHOLD = 6;

interface Held {
  readonly pointer: number;
  readonly cell: HTMLElement;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

/** Hears the pointer events of the grid; a drag that is cancelled in any way ends with the piece beside the board. */
export class PieceDrag {
  readonly #target: DragTarget;
  #held: Held | undefined;
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
    const cell = cellOf(event.target);
    if (!cell || event.pointerType !== 'mouse' || event.button !== 0) return;
    this.#held = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, dragging: false };
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (event.buttons === 0) {
      this.stop();
      return;
    }
    const x = event.clientX - held.x;
    const y = event.clientY - held.y;
    if (!held.dragging) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      const square = squareOf(held.cell);
      if (!square || !this.#target.take(square)) {
        this.#held = undefined;
        return;
      }
      held.dragging = true;
      held.cell.setPointerCapture(held.pointer);
      held.cell.toggleAttribute('data-dragging', true);
    }
    held.cell.style.setProperty('--drag-x', `${String(x)}px`);
    held.cell.style.setProperty('--drag-y', `${String(y)}px`);
  }

  #up(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    this.stop();
    if (!held.dragging) return;
    this.#clickFollows = true;
    const root = held.cell.getRootNode();
    const under = root instanceof ShadowRoot ? root.elementFromPoint(event.clientX, event.clientY) : null;
    this.#target.release(squareOf(cellOf(under)));
  }

  /** The browser has taken the pointer away. */
  #cancel(): void {
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

/** The cell of the board that something in it belongs to. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  // What moves the focus names the cell itself.
  if (target instanceof HTMLElement && 'square' in target.dataset) return target;
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell instanceof HTMLElement ? cell : undefined;
}

export function squareOf(cell: HTMLElement | undefined): Square | undefined {
  return cell?.dataset['square'] as Square | undefined;
}
