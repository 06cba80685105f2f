/** What stands on each page: what is loaded for it, what is drawn, what it is called, and where one begins. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import type { PageLanguage } from './locale.js';
import { deepActiveElement } from '../../components/dom/focus.js';
import { PAGE_LINGERS_FOR, lingering } from '../../components/dom/lingering.js';
import '../../components/message-log/message-log.js';
import { isElsewhere } from '../game/held-game.js';
import { HelpPage } from '../pages/help/help-page.js';
import { isHelpPage, type HelpPageName } from '../pages/help/help-names.js';
import { GamesPage } from '../pages/library/library-page.js';
import type { HelpWanted } from '../pages/shared/app-views.js';
import { isSettingsPage } from '../pages/settings/settings-names.js';
import { SettingsView } from '../pages/settings/settings-page.js';
import { startView } from '../pages/start/start-page.js';
import type { AppController } from './app-controller.js';
import { gamePageOf, hashOf, isOfGame, nameOf, type GamePage, type PageName, type PlaceName } from './page-names.js';
import type { LateParts } from './pages.js';

export interface PlacesParts {
  readonly host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly app: () => AppController;
  readonly language: PageLanguage;
  readonly loads: LateParts;
  /** What is drawn of a game, with what was said in it. */
  readonly gameView: (log: TemplateResult) => unknown;
  /** The guided first game, with what was said. */
  readonly guideView: (log: TemplateResult) => unknown;
  readonly goTo: (page: PageName) => Promise<void>;
  /** Leads back to where the user came from. */
  readonly goBack: () => void;
}

interface Place {
  /** Loads what is drawn there alone. */
  readonly bring?: () => Promise<unknown>;
  readonly view: () => unknown;
  /** Absent: to the heading. */
  readonly focus?: (() => Promise<unknown>) | undefined;
}

export class Places {
  readonly #parts: PlacesParts;
  readonly #help: HelpPage;
  readonly #games: GamesPage;
  readonly #settings: SettingsView;
  #about: ((isOffline: boolean) => TemplateResult) | undefined;
  /** Whether the form is wanted where a game of its kind stands. */
  #wantsForm = false;

  constructor(parts: PlacesParts) {
    const { host, app, language, loads, goBack } = parts;
    const changed = (): void => host.requestUpdate();
    this.#parts = parts;
    this.#help = new HelpPage({ app, language, loads, addressOf: hashOf, leave: goBack });
    this.#games = new GamesPage({
      load: () => loads.part('games'),
      leave: goBack,
      changed,
      drawn: () => host.updateComplete,
    });
    this.#settings = new SettingsView({
      parts: () => app().choices.forSettings,
      onShown: () => app().choices.findVoices(),
      load: () => loads.part('settings'),
      addressOf: hashOf,
    });
  }

  /** Loads what is drawn on this page alone. */
  async bring(page: PageName): Promise<void> {
    await this.#of(page).bring?.();
    if (page === 'help' || isHelpPage(page)) this.#app.pages.guide?.guided.helpShown();
  }

  /** What is told there comes now. */
  arrived(page: PageName): void {
    if (page === 'guide') this.#app.pages.guide?.guided.welcome();
  }

  view(place: PlaceName): unknown {
    if (place === 'clock form') return html`${this.#app.pages.clock?.form()} ${this.#log()}`;
    return this.#of(place).view();
  }

  /** Puts the focus where one begins. */
  async focus(page: PageName): Promise<void> {
    const { focus } = this.#of(page);
    if (focus) await focus();
    else this.#find(`[data-page='${page || 'start'}'] h2`)?.focus();
  }

  /** Goes to the help, to this part of it. @param from the page that is shown now */
  async goToHelp(wanted: HelpWanted, from: PageName): Promise<void> {
    this.#help.want({ wanted, focused: deepActiveElement(), from, name: this.nameOf(from) });
    await this.#parts.goTo(wanted === 'commands' ? 'help/commands' : 'help');
  }

  /** Goes to the settings, to the page that has to do with a word. */
  goToSettings(word: string | undefined): Promise<void> {
    return this.#settings.goTo(word, this.#parts.goTo);
  }

  /** Where in the document a page stands: a game at a table where any other does, and a form from which a game is begun in a place of its own. */
  placeOf(page: PageName): PlaceName {
    const { table, clock } = this.#app.pages;
    if (page === 'clock' && clock?.isBeingSet) return 'clock form';
    return page === 'table' && !table?.form() ? 'game' : page;
  }

  nameOf(page: PageName): string {
    if (isHelpPage(page)) return this.#help.pages?.nameOf(page) ?? nameOf('help');
    return isSettingsPage(page) ? this.#settings.nameOf(page) : nameOf(page);
  }

  /** Whose window it is, at a table; else the page's name. */
  windowName(page: GamePage): string {
    return this.#app.pages.table?.windowName || this.nameOf(page);
  }

  /** What the window is called while this page is shown: where one is, and in a game whose window it is and whose turn. */
  titleOf(page: PageName): string {
    if (page === '') return 'Anna–Hector';
    const { held, view } = this.#app.gameValue;
    const isGame = isOfGame(page) && page === gamePageOf(held);
    const name = isGame ? this.windowName(page) : this.nameOf(page);
    if (!isGame || !view || isElsewhere(held)) return msg('title-of-page', { page: name });
    const standing = view.ending
      ? msg('title-over', { page: name })
      : msg('title-to-move', { page: name, turn: view.turn });
    return msg('title-of-page', { page: standing });
  }

  get #app(): AppController {
    return this.#parts.app();
  }

  #of(page: PageName): Place {
    const { pages } = this.#app;
    switch (page) {
      case '':
        return {
          // Of what was said before a game nothing else tells.
          view: () => html`${this.#startView()} ${this.#app.messages.length > 0 ? this.#log() : nothing}`,
        };
      case 'game':
        return { view: () => this.#parts.gameView(this.#log()), focus: () => this.#focusBoard() };
      case 'table':
        return {
          bring: () => this.#bringTable(),
          view: () => html`${lingering(pages.table?.form() ?? nothing, PAGE_LINGERS_FOR)} ${this.#log()}`,
          focus: () => this.#focusTable(),
        };
      case 'clock':
        return {
          bring: () => this.#bringClock(),
          view: () => html`${pages.clock?.view(this.#app.voiceButton)} ${this.#log()}`,
          focus: async () => pages.clock?.focus(),
        };
      case 'games':
        return {
          bring: () => this.#games.read(this.#app.services),
          view: () => this.#games.render(),
          focus: () => this.#games.focus(),
        };
      case 'guide':
        return {
          bring: () => pages.openGuide(),
          view: () => html`${this.#heading(page)} ${this.#parts.guideView(this.#log())}`,
          focus: () => this.#focusBoard(),
        };
      case 'set-up':
        return {
          bring: () => pages.openSetUp(),
          view: () => html`${this.#heading(page)} ${pages.setUp?.render(this.#app.voiceButton)} ${this.#log()}`,
        };
      case 'about':
        return {
          bring: async () => {
            this.#about = (await this.#parts.loads.part('about')).aboutView;
          },
          view: () => html`${this.#heading(page)} ${this.#about?.(isKeptOffline()) ?? nothing}`,
        };
      case 'help':
        return { ...this.#helpPlace(page), focus: this.#help.pages?.focus };
      default:
        if (isHelpPage(page)) return this.#helpPlace(page);
        return {
          bring: () => this.#settings.bring(),
          view: () => html`${this.#heading(page)} ${this.#settings.render(page)}`,
        };
    }
  }

  #helpPlace(page: 'help' | HelpPageName): Place {
    return {
      bring: () => this.#help.bring(),
      view: () => html`${this.#heading(page)} ${this.#help.pages?.render(page)}`,
    };
  }

  /** What the page is called, which takes the focus of whoever comes there. */
  #heading(page: PageName): TemplateResult {
    return html`<h2 tabindex="-1">${this.nameOf(page)}</h2>`;
  }

  #log(): TemplateResult {
    const { messages, settings, choices } = this.#app;
    return html`<section>
      <message-log
        .messages=${messages}
        .all=${settings.allMessages}
        @all-messages=${choices.onAllMessages}
      ></message-log>
    </section>`;
  }

  #startView(): TemplateResult {
    const { firstVisit, settings, gameValue, choices } = this.#app;
    const isGoingOn = gameValue.view !== undefined && gameValue.view.ending === undefined;
    const { goTo } = this.#parts;
    return startView({
      firstVisit,
      choice: settings.newGame,
      texts: choices.texts,
      guideAddress: hashOf('guide'),
      loadConditions: this.#loadConditions,
      onTable: () => void this.#openForm('table').catch(reportError),
      onClock: () => void this.#openForm('clock').catch(reportError),
      ...(isGoingOn && { onContinue: () => void goTo(gamePageOf(gameValue.held) ?? '').catch(reportError) }),
    });
  }

  readonly #loadConditions = () => this.#parts.loads.part('conditions');

  async #openForm(page: 'table' | 'clock'): Promise<void> {
    this.#wantsForm = true;
    try {
      await this.#parts.goTo(page);
    } finally {
      this.#wantsForm = false;
    }
  }

  /** A game at a table, or the form: which of them it is decides where the page stands. */
  async #bringTable(): Promise<void> {
    const table = await this.#app.pages.openTable();
    if (this.#takeForm('table')) await table.openForm();
  }

  async #bringClock(): Promise<void> {
    const clock = await this.#app.pages.openClock();
    if (this.#takeForm('clock')) clock.openForm();
  }

  /** Once: what is begun while the page still comes is shown in place of the form. */
  #takeForm(page: 'table' | 'clock'): boolean {
    const isWanted = this.#wantsForm;
    this.#wantsForm = false;
    return isWanted || gamePageOf(this.#app.gameValue.held) !== page;
  }

  async #focusTable(): Promise<void> {
    const { table } = this.#app.pages;
    if (table?.form()) await table.openForm();
    else if (!(await table?.focus())) await this.#focusBoard();
  }

  async #focusBoard(): Promise<void> {
    const board = this.#find('chess-board', SHOWN);
    await board?.updateComplete;
    board?.focusSquare();
  }

  #find<Name extends keyof HTMLElementTagNameMap>(name: Name, within: string): HTMLElementTagNameMap[Name] | null;
  #find(selector: string): HTMLElement | null;
  #find(selector: string, within = ''): HTMLElement | null {
    return this.#parts.host.renderRoot.querySelector(`${within} ${selector}`);
  }
}

/** The page that is shown, and not one that was just left. */
export const SHOWN = '.page:not([hidden], [data-left])';

function isKeptOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
