/**
 * Lines of several who go on at the same time, shown one after another: those of the first as they come, those of the next when all before
 * them have ended.
 */

export class LinesInTurn {
  #show;
  /** @type {{ kept: string[], ended: boolean }[]} */
  #writers = [];

  /** @param {(line: string) => void} show */
  constructor(show) {
    this.#show = show;
  }

  /** Whose lines come after those of all writers before. */
  writer() {
    /** @type {{ kept: string[], ended: boolean }} */
    const own = { kept: [], ended: false };
    this.#writers.push(own);
    return {
      /** @param {string} line */
      write: (line) => {
        own.kept.push(line);
        this.#showWhatMay();
      },
      end: () => {
        own.ended = true;
        this.#showWhatMay();
      },
    };
  }

  /** Shows all that is kept, for where nobody ends any more. */
  flush() {
    for (const writer of this.#writers) writer.ended = true;
    this.#showWhatMay();
  }

  #showWhatMay() {
    for (const { kept, ended } of this.#writers) {
      for (const line of kept.splice(0)) this.#show(line);
      if (!ended) return;
    }
  }
}
