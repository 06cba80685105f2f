/** The cell by which a board is entered: where the Tab key comes to, and what is heard then. */

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
