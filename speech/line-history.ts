/** The lines that were entered into a field, gone through by arrows; the line that was being typed stands at their end. Pure. */

/** Older lines than these are forgotten. */
const MOST = 100;

export class LineHistory {
  #lines: readonly string[] = [];
  /** Which one is looked at; `undefined` for the line that is typed. */
  #at: number | undefined;
  #typed = '';

  /** A line was entered. The same twice running stands there once. */
  add(line: string): void {
    this.leave();
    if (this.#lines.at(-1) !== line) this.#lines = [...this.#lines, line].slice(-MOST);
  }

  /**
   * The line before the one that stands in the field; `undefined` where there is none.
   *
   * @param shown what stands in the field: it is kept, where it is no former line
   */
  back(shown: string): string | undefined {
    const here = this.#at ?? this.#end(shown);
    if (here === 0) return undefined;
    this.#at = here - 1;
    return this.#lines[this.#at];
  }

  /** The line after it, and after the last the one that was being typed; `undefined` where that stands there already. */
  forward(): string | undefined {
    if (this.#at === undefined) return undefined;
    const next = this.#at + 1;
    this.#at = next < this.#lines.length ? next : undefined;
    return this.#at === undefined ? this.#typed : this.#lines[this.#at];
  }

  /** No former line is looked at any more, and none is being typed. */
  leave(): void {
    this.#at = undefined;
    this.#typed = '';
  }

  /** Somebody else types here from now on. */
  forget(): void {
    this.leave();
    this.#lines = [];
  }

  /** The last line may have come back to be mended: then what is before it is the one before. */
  #end(shown: string): number {
    if (shown !== '' && shown === this.#lines.at(-1)) return this.#lines.length - 1;
    this.#typed = shown;
    return this.#lines.length;
  }
}
