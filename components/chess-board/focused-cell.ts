/** The cell that has the focus, or will have it: where the Tab key comes to, what is heard then, and the ring around it. */
import { fileIndex, rankIndex, type Color, type Square } from '../../src/laws/squares.js';

/**
 * The one cell of a board that the Tab key comes to (ARIA "grid"). Two attributes, and no rendering: nothing else on a board depends on the
 * cursor.
 */
export class TabStop {
  #cell: HTMLElement | undefined;

  place(cell: HTMLElement | undefined): void {
    if (cell === this.#cell) return;
    this.#cell?.setAttribute('tabindex', '-1');
    cell?.setAttribute('tabindex', '0');
    this.#cell = cell;
  }
}

/**
 * A row has a short name, its rank, lest its eight cells be read with it. But a screen reader in browse mode says the row and not the cell
 * when the focus enters the grid (Orca 43: a row with a name is read in place of the cell). So while the focus is elsewhere, the row that
 * will be entered is named by the cell that will get the focus; with the first key on the board it has its rank again.
 */
export class EntryRow {
  #named: { readonly row: Element; readonly rank: string } | undefined;

  /** The focus is elsewhere, and would come to this cell. */
  prepare(cell: Element | null | undefined): void {
    const row = cell?.closest('[role="row"]');
    if (this.#named && this.#named.row !== row) this.leave();
    if (!cell || !row) return;
    this.#named ??= { row, rank: row.getAttribute('aria-label') ?? '' };
    const name = cell.textContent.trim();
    if (row.getAttribute('aria-label') !== name) row.setAttribute('aria-label', name);
  }

  /** The user goes about on the board. */
  leave(): void {
    this.#named?.row.setAttribute('aria-label', this.#named.rank);
    this.#named = undefined;
  }
}

export interface Focused {
  readonly cell: HTMLElement;
  readonly square: Square;
}

/**
 * The ring around the square that has the focus: one for the whole board, on a layer of its own that is only moved. A ring of
 * each cell would have the board painted anew with every step, and a screen reader waits as long for the next name.
 *
 * It is placed with the next frame, so that the focus, and whoever listens to it, comes first. Forced colours keep it: it is a
 * border. It is shown where the browser would show one (`:focus-visible`), so not after a click.
 */
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
