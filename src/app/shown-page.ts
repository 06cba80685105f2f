/**
 * The page that is shown. Each that was shown once stays in the document, hidden: what was typed, unfolded and chosen in it is there when one comes
 * back.
 */
import type { ReactiveControllerHost } from 'lit';
import { FOCUS_LEAVES, deepActiveElement } from '../../components/dom/focus.js';
import { PAGE_LINGERS_FOR } from '../../components/dom/lingering.js';
import type { FramedPage } from './frame.js';
import { PageHistory, type AddressBar, type PageShown } from './page-history.js';
import { isOfGame, type GamePage, type PageName, type PlaceName } from './page-names.js';

export interface ShownPageParts {
  readonly host: ReactiveControllerHost;
  readonly addresses: AddressBar;
  /** Where the game stands that was begun or goes on here. */
  readonly gamePage: () => GamePage | undefined;
  readonly places: {
    /** Where in the document a page stands. */
    readonly placeOf: (page: PageName) => PlaceName;
    /** Loads what is drawn on this page alone. */
    readonly bring: (page: PageName) => Promise<void>;
    /** Puts the focus where one begins on a page. */
    readonly focus: (page: PageName) => Promise<void>;
    /** The page is shown, and has the focus where it takes it: what is told there comes now. */
    readonly arrived: (page: PageName) => void;
  };
  /** The focus will move, within so many milliseconds. */
  readonly focusComes: (within: number) => void;
  /** The address names a page that there is not: the start page is shown. */
  readonly onUnknown: () => void;
}

export class ShownPage {
  readonly #parts: ShownPageParts;
  readonly #history: PageHistory;
  readonly #visited = new Set<PlaceName>();
  #page: PageName = '';
  /** What stands where the page was shown last: on one page a form gives way to the game. */
  #place: PlaceName | undefined;
  #left: readonly PlaceName[] = [];
  /** Until the page that is gone to has the focus. */
  #arrival: Promise<void> = Promise.resolve();
  /** Where one has gone last. */
  #latest: PageShown | undefined;
  /** Whether the user has gone to the page where a game is begun, which then no other window takes from him. */
  #isChoosing = false;

  constructor(parts: ShownPageParts) {
    this.#parts = parts;
    this.#history = new PageHistory({
      window: parts.addresses,
      onShown: (shown) => {
        this.#arrival = this.#arrive(shown);
        this.#arrival.catch(reportError);
      },
      onUnknown: parts.onUnknown,
    });
  }

  get page(): PageName {
    return this.#page;
  }

  /** Whether what stands in this place was ever shown. */
  isVisited(place: PlaceName): boolean {
    return this.#visited.has(place);
  }

  stateOf(place: PlaceName): FramedPage['state'] {
    if (this.#place === place) return 'shown';
    return this.#left.includes(place) ? 'left' : 'hidden';
  }

  /** By a command. */
  async goTo(page: PageName): Promise<void> {
    this.#history.go(page);
    await this.#arrival;
  }

  async goToGame(): Promise<void> {
    await this.goTo(this.#parts.gamePage() ?? '');
  }

  /** Something is done on the page of the game, where another is shown: what is done takes the focus. */
  async turnToGame(): Promise<void> {
    const game = this.#parts.gamePage();
    if (game !== undefined && game !== this.#page) await this.goTo(game);
  }

  /** Leads back to where the user came from. */
  goBack(): void {
    this.#history.back(this.#parts.gamePage() ?? '');
  }

  /**
   * The page that the address names or, where it names none, the game that goes on. The first page takes no focus, so that a screen reader reads
   * on; a game does.
   *
   * @param opened a position was asked for and stands here now
   */
  async begin(opened: boolean): Promise<void> {
    const game = this.#parts.gamePage();
    const named = opened ? undefined : this.#history.readAddress();
    const asked = named ?? game ?? '';
    const page = asked === 'game' && game === undefined ? '' : asked;
    this.#history.begin(page);
    await this.#show(page);
    if (page === game || page === 'guide') await this.#parts.places.focus(page);
    this.#parts.places.arrived(page);
  }

  /** Another window has begun a game: it is shown where this one waited for one, or has shown another. */
  gameCame(): void {
    const game = this.#parts.gamePage();
    const waits = this.#page === '' && !this.#isChoosing;
    if (game === undefined || game === this.#page || !(waits || isOfGame(this.#page))) return;
    this.#history.begin(game);
    this.#show(game).catch(reportError);
  }

  async #arrive(shown: PageShown): Promise<void> {
    const { page, before } = shown;
    this.#latest = shown;
    const game = this.#parts.gamePage();
    if (page === 'game' && game !== 'game') {
      // There is no such game any more.
      this.#history.begin(game ?? '');
      await this.#arrive({ page: game ?? '' });
      return;
    }
    this.#isChoosing = page === '';
    const hasGoneOn = await this.#show(page);
    if (shown !== this.#latest) return;
    // Else what came meanwhile has taken the focus, or the user has put it somewhere.
    if (!hasGoneOn) {
      if (before?.isConnected && before.checkVisibility()) before.focus();
      else await this.#parts.places.focus(page);
    }
    this.#parts.places.arrived(page);
  }

  /** Draws it; what stood there before stays for a moment. Tells whether the user has moved the focus meanwhile. */
  async #show(page: PageName): Promise<boolean> {
    const { host, places } = this.#parts;
    await places.bring(page);
    // While it was loaded, another was gone to.
    if (page !== this.#history.page) return false;
    const before = this.#place;
    const place = places.placeOf(page);
    this.#page = page;
    this.#place = place;
    if (before !== undefined && before !== place) this.#linger(before);
    this.#visited.add(place);
    this.#left = this.#left.filter((left) => left !== place);
    host.requestUpdate();
    await host.updateComplete;
    if (before === undefined || before === place) return false;
    this.#parts.focusComes(KNOWN_AFTER);
    // In Chromium a caret in what is left goes, as that is hidden, to the next text that is drawn, a live region, and Orca reads on from there.
    if ('userAgentData' in navigator) getSelection()?.removeAllRanges();
    const focused = deepActiveElement();
    focused?.dispatchEvent(new Event(FOCUS_LEAVES));
    await isKnown();
    const now = deepActiveElement();
    return now !== focused && now !== document.body && now !== null;
  }

  #linger(place: PlaceName): void {
    this.#left = [...this.#left, place];
    setTimeout(() => {
      this.#left = this.#left.filter((left) => left !== place);
      this.#parts.host.requestUpdate();
    }, PAGE_LINGERS_FOR);
  }
}

/**
 * Milliseconds until a page that comes to be shown is known to screen readers. Of a focus that comes sooner Orca says in Firefox that it has left the
 * banner, and in Chromium neither region nor grid.
 */
const KNOWN_AFTER = 150;

async function isKnown(): Promise<void> {
  // A hidden window has no frames, and nobody reads it.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, KNOWN_AFTER));
}
