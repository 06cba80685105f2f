/**
 * Which page is shown, and how one comes from page to page: by links, commands, Back and Forward. Each entry of the browser's history remembers
 * what had the focus when it was left.
 */
import { deepActiveElement } from '../../components/dom/focus.js';
import { hashOf, pageOf, type PageName } from './page-names.js';

export interface PageShown {
  readonly page: PageName;
  /** What had the focus when the user was here before; absent where he comes by a link or a command. */
  readonly before?: HTMLElement | undefined;
}

/** What of a window leads from page to page. */
export type AddressBar = Pick<Window, 'history' | 'location' | 'addEventListener'>;

export interface PageHistoryParts {
  readonly window: AddressBar;
  /** Another page is shown now. */
  readonly onShown: (shown: PageShown) => void;
  /** The address names a page that there is not: the start page is shown. */
  readonly onUnknown: () => void;
}

export class PageHistory {
  readonly #parts: PageHistoryParts;
  /** By the number of their entry. */
  readonly #focused = new Map<number, HTMLElement>();
  #entry: number;
  #page: PageName = '';

  constructor(parts: PageHistoryParts) {
    this.#parts = parts;
    this.#entry = entryOf(parts.window.history.state) ?? 0;
    parts.window.addEventListener('popstate', this.#onPopState);
  }

  /** What the address names, which is said where it is no page; `undefined` where it names none. */
  readAddress(): PageName | undefined {
    const named = pageOf(this.#parts.window.location.hash);
    if (named !== 'unknown') return named;
    this.#parts.onUnknown();
    return '';
  }

  get page(): PageName {
    return this.#page;
  }

  /** By a command. The same page again is no other entry. */
  go(page: PageName): void {
    if (page !== this.#page) {
      this.#leave();
      this.#enter(page);
      this.#parts.window.history.pushState({ entry: this.#entry }, '', hashOf(page));
    }
    this.#parts.onShown({ page });
  }

  /** As the first page, or in place of the one that is shown, which nobody comes back to. */
  begin(page: PageName): void {
    this.#page = page;
    this.#replace();
  }

  /** Leads back to where the user came from; where he came from nowhere, to another page. */
  back(otherwise: PageName): void {
    if (this.#entry > 0) this.#parts.window.history.back();
    else this.go(otherwise);
  }

  #leave(): void {
    const active = deepActiveElement();
    if (active instanceof HTMLElement && active !== document.body) this.#focused.set(this.#entry, active);
    else this.#focused.delete(this.#entry);
  }

  /** What was ahead is gone. */
  #enter(page: PageName): void {
    this.#entry += 1;
    this.#page = page;
    for (const entry of this.#focused.keys()) if (entry >= this.#entry) this.#focused.delete(entry);
  }

  #replace(): void {
    const { history, location } = this.#parts.window;
    history.replaceState({ entry: this.#entry }, '', `${location.pathname}${location.search}${hashOf(this.#page)}`);
  }

  readonly #onPopState = ({ state }: PopStateEvent): void => {
    const page = this.readAddress() ?? '';
    const entry = entryOf(state);
    this.#leave();
    if (entry === undefined) {
      // A link was followed, or the address was written by hand: the entry is new.
      this.#enter(page);
      this.#replace();
      this.#parts.onShown({ page });
      return;
    }
    this.#entry = entry;
    this.#page = page;
    this.#parts.onShown({ page, before: this.#focused.get(entry) });
  };
}

function entryOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined;
  return typeof state.entry === 'number' ? state.entry : undefined;
}
