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
