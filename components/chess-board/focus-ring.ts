/**
 * The ring around the square that has the focus: one for the whole board, on a layer of its own that is only moved. A ring of
 * each cell would have the board painted anew with every step, and a screen reader waits as long for the next name.
 *
 * It is placed with the next frame, so that the focus, and whoever listens to it, comes first. Forced colours keep it: it is a
 * border. It is shown where the browser would show one (`:focus-visible`), so not after a click.
 */
import { fileIndex, rankIndex, type Color, type Square } from '../../src/laws/squares.js';

export interface Focused {
  readonly cell: HTMLElement;
  readonly square: Square;
}

export class FocusRing {
  #ring: HTMLElement | null = null;
  #wanted: Focused | undefined;
  #bottom: Color = 'white';
  #frame: number | undefined;

  /** @param ring what is drawn: as large as a square, and placed on the square at the top left */
  attach(ring: HTMLElement | null): void {
    this.#ring = ring;
  }

  /** The focus came to a cell, or left the board. */
  follow(focused: Focused | undefined): void {
    this.#wanted = focused;
    this.#frame ??= requestAnimationFrame(this.#place);
  }

  /** A key may have made the focus visible that a click had brought. */
  again(): void {
    this.follow(this.#wanted);
  }

  /** Whose side is drawn at the bottom now. */
  turn(bottom: Color): void {
    if (bottom === this.#bottom) return;
    this.#bottom = bottom;
    this.again();
  }

  readonly #place = (): void => {
    this.#frame = undefined;
    const ring = this.#ring;
    if (!ring) return;
    const focused = this.#wanted;
    const hidden = !focused?.cell.matches(':focus-visible');
    if (ring.hidden !== hidden) ring.hidden = hidden;
    if (!focused || hidden) return;
    const file = fileIndex(focused.square);
    const rank = rankIndex(focused.square);
    const [right, down] = this.#bottom === 'white' ? [file, 7 - rank] : [7 - file, rank];
    ring.style.transform = `translate(${String(right * 100)}%, ${String(down * 100)}%)`;
  };
}
