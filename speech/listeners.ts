/** Who wants to be told of something, each until it ends its listening. */
export class Listeners<News> {
  readonly #listeners = new Set<(news: News) => void>();

  /** Returns what ends the listening. */
  listen(listener: (news: News) => void): () => void {
    // Wrapped, so that the same function given twice is two listeners and each ends by itself.
    const own = (news: News): void => {
      listener(news);
    };
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  tell(news: News): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
