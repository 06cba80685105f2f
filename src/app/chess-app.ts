import { localized } from '../../components/texts.js';
import { pageEnvironment, type Environment } from './environment.js';
import { ContextProvider } from '@lit/context';
import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from '../../components/styles/controls.js';
import { steady } from '../../components/styles/steady.js';
import { adoptTokens, applyTheme } from '../../components/styles/tokens.js';
import { gamePageStyles } from '../pages/game/game-page.styles.js';
import { gamePrintStyles } from '../pages/game/game-print.styles.js';
import { gameContext, settingsContext } from '../pages/shared/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../storage/settings/settings.js';
import { readAddress } from './address.js';
import type { AppPage } from './app-page.js';
import { chessAppStyles } from './chess-app.styles.js';
import { ChosenLook, loadLook } from './chosen-look.js';
import { missingView } from './frame.js';
import { openKept, type Kept } from './kept.js';
import { Loads } from './loads.js';
import { PageLanguage } from './locale.js';
import { NO_GAME } from '../game/store.js';
import { answersInGerman } from '../pages/shared/phrase-options.js';
import { openingFor, type Opening } from './opening.js';

/**
 * The whole app. It loads in two steps: what stands here is what a board needs to be walked; the page of the game comes right behind it
 * (`play.ts`), and until it is there the text in the page stands, or the board of a position that the address asks for.
 */
@customElement('chess-app')
@localized()
export class ChessApp extends LitElement {
  static override styles = [controls, steady, chessAppStyles, gamePageStyles, gamePrintStyles];

  /** Everything is there and can be used. */
  @property({ type: Boolean, reflect: true }) ready = false;

  /** What it has of the browser; that of a page of its own unless it is given another before it is in the document. */
  @property({ attribute: false }) environment: Environment | undefined;

  readonly #loads = new Loads({
    parts: { play: () => import('./play.js'), look: loadLook },
    network: window,
    onMissing: () => this.requestUpdate(),
  });
  readonly #language = new PageLanguage();
  readonly #look = new ChosenLook(() => this.#loads.optionalPart('look'));
  #kept: Kept | undefined;
  #opening: Opening | undefined;
  #page: AppPage | undefined;
  #started = false;

  readonly #game = new ContextProvider(this, { context: gameContext, initialValue: NO_GAME });
  readonly #settings = new ContextProvider(this, { context: settingsContext, initialValue: DEFAULT_SETTINGS });

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#started) return;
    this.#started = true;
    this.#start().catch(reportError);
  }

  override willUpdate(): void {
    this.#game.setValue(this.#page?.app.gameValue ?? NO_GAME);
    this.#settings.setValue(this.#chosen);
  }

  override firstUpdated(): void {
    adoptTokens(document);
  }

  override updated(): void {
    applyTheme(document, this.#chosen.theme);
    void this.#look.follow(this.#chosen.look);
    if (this.#page) document.title = this.#page.title;
  }

  override render() {
    const page = this.#page?.render();
    if (page) return page;
    const missing = this.#loads.isMissing ? missingView(() => this.#loads.again(), true) : undefined;
    return this.#opening?.render(this.#chosen, missing) ?? html`<slot></slot>${missing}`;
  }

  get #chosen(): Settings {
    return this.#kept?.settings.current ?? DEFAULT_SETTINGS;
  }

  async #start(): Promise<void> {
    const asked = readAddress(location.search);
    // A board that can be walked at once has the network to itself till then.
    if (!asked?.ok) void this.#loads.part('play');
    const environment = this.environment ?? pageEnvironment();
    const kept = await openKept(environment);
    this.#kept = kept;
    // Before anything is drawn, so that no board is drawn twice.
    await this.#look.follow(kept.settings.current.look);
    await this.#language.show(kept.settings.current.language);
    // What cannot be had is told when everything is there (`Choices`).
    if (answersInGerman(kept.settings.current)) await this.#language.words.loadGermanClock().catch(() => undefined);
    if (asked?.ok) await this.#open(kept, asked.fen);
    const { AppPage, openGames } = await this.#loads.part('play');
    const session = await openGames(kept, environment);
    const onReady = (): void => {
      this.ready = true;
      this.#hand().catch(reportError);
    };
    this.#page = new AppPage({ host: this, environment, language: this.#language, kept, session, asked, onReady });
    await this.#page.app.start();
  }

  /** Hands on what was held, to a page that is drawn: only then its board knows the keys of the game. */
  async #hand(): Promise<void> {
    await this.updateComplete;
    await this.renderRoot.querySelector('chess-board')?.updateComplete;
    this.#opening?.hand();
  }

  /** The position's board can be walked at once, with the focus on it; not where another game goes on. */
  async #open(kept: Kept, fen: string): Promise<void> {
    this.#opening = await openingFor(fen, kept, this.#language.words.current);
    if (!this.#opening) return;
    this.requestUpdate();
    await this.updateComplete;
    const board = this.renderRoot.querySelector('chess-board');
    await board?.updateComplete;
    board?.focusSquare();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-app': ChessApp;
  }
}
