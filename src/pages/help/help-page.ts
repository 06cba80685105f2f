/** The help: an index with what can be done here, and a page for each topic. What they are made of is loaded when one is first shown. */
import type { HelpPages, HelpPagesParts, WantedFrom } from './help-pages.js';

export interface HelpPageParts extends HelpPagesParts {
  readonly loads: {
    readonly part: (name: 'help') => Promise<{ readonly HelpPages: new (parts: HelpPagesParts) => HelpPages }>;
  };
}

export class HelpPage {
  readonly #parts: HelpPageParts;
  #pages: HelpPages | undefined;
  #wanted: WantedFrom | undefined;

  constructor(parts: HelpPageParts) {
    this.#parts = parts;
  }

  /** What stands there, once it is loaded. */
  get pages(): HelpPages | undefined {
    return this.#pages;
  }

  /** What is wanted of the page that is gone to next. */
  want(wanted: WantedFrom): void {
    this.#wanted = wanted;
  }

  /** Loads it, the first time, and reads how things stand now. */
  async bring(): Promise<void> {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    this.#pages ??= new (await this.#parts.loads.part('help')).HelpPages(this.#parts);
    await this.#pages.bring(wanted);
  }
}
