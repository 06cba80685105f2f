/**
 * Tells listeners what happened: each piece of news to each listener once, in the order in which it happened.
 */

/** Where an error goes that nobody can handle: `reportError` in a page. */
export type ErrorReport = (error: unknown) => void;

export class Newscast<News> {
  readonly #report: ErrorReport;
  readonly #listeners = new Set<(news: News) => void>();
  readonly #waiting: News[] = [];
  #telling = false;
  #heard = false;

  constructor(report: ErrorReport) {
    this.#report = report;
  }

  /** News from within a listener waits until the present news has been told to everybody. */
  publish(news: News): void {
    this.#waiting.push(news);
    if (this.#heard && !this.#telling) this.#tell();
  }

  /** The first listener is told, in a microtask, what happened before anybody listened. */
  listen(listener: (news: News) => void): () => void {
    // Wrapped, so that the same function given twice is two listeners and each ends by itself.
    const own = (news: News): void => {
      listener(news);
    };
    this.#listeners.add(own);
    if (!this.#heard && !this.#telling) {
      this.#telling = true;
      queueMicrotask(() => {
        this.#heard = true;
        this.#tell();
      });
    }
    return () => this.#listeners.delete(own);
  }

  #tell(): void {
    // By itself, and as nobody's method: as one a browser refuses `reportError`.
    const report = this.#report;
    this.#telling = true;
    for (let news = this.#waiting.shift(); news !== undefined; news = this.#waiting.shift()) {
      for (const listener of [...this.#listeners]) {
        // A listener that was ended by one before it hears nothing more.
        if (!this.#listeners.has(listener)) continue;
        try {
          listener(news);
        } catch (error) {
          report(error);
        }
      }
    }
    this.#telling = false;
  }
}
