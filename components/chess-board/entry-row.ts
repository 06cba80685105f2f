/**
 * What is heard on entering the board. A row has a short name, its rank, lest its eight cells be read with it. But a screen
 * reader in browse mode says the row and not the cell when the focus enters the grid (Orca 43: a row with a name is read in
 * place of the cell). So while the focus is elsewhere, the row that will be entered is named by the cell that will get the
 * focus; with the first key on the board it has its rank again.
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
