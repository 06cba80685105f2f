/**
 * The whole page, once the game is there: begins games, and lays out board, entry, log and the rest in their order of reading. What is done
 * with them is the controllers' matter.
 */
import { msg } from './texts.js';
import type { Environment } from './environment.js';
import type { PageLanguage } from './locale.js';
import { ContextProvider } from '@lit/context';
import { html, noChange, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import '../pages/game/game-acts.js';
import '../pages/game/move-question.js';
import '../../components/promotion-choice/promotion-choice.js';
import '../pages/game/command-bar.js';
import type { ActMenu } from '../pages/game/act-menu.js';
import type { ClaimForm } from '../pages/game/claim-form.js';
import type { ClaimTerms } from '../pages/game/claim-texts.js';
import type { MoveChosenEvent, TypedOnBoardEvent } from '../../components/chess-board/events.js';
import type { LineEnteredEvent } from '../../components/move-entry/move-entry.js';
import { lingering } from '../../components/dom/lingering.js';
import type { MoveMeantEvent } from '../pages/game/move-question.js';
import type { Move } from '../laws/squares.js';
import type { SessionPort } from '../game/session/session-port.js';
import type { AddressedPosition } from './address.js';
import { AppController } from './app-controller.js';
import type { Asker } from '../pages/shared/app-views.js';
import { commandsContext } from '../pages/shared/contexts.js';
import { AskedInPage } from '../pages/shared/page-question.js';
import { feelClock } from '../pages/clock/feel-clock.js';
import { frame, missingView, type FramedPage, type FrameListeners } from './frame.js';
import { HIGH_BOARD, NO_CLAIMS, gameView } from '../pages/game/game-page.js';
import { COMMANDS } from '../commands/commands.js';
import { isElsewhere } from '../game/held-game.js';
import { KeepSafe } from '../pages/shared/keep-safe.js';
import type { Kept } from './kept.js';
import { Loads } from './loads.js';
import { lateParts, type LateParts } from './pages.js';
import { PAGE_NAMES, gamePageOf, hashOf, isOfGame, type PageName, type PlaceName } from './page-names.js';
import { nextRegion } from './regions.js';
import { Places, SHOWN } from './places.js';
import { ShownPage } from './shown-page.js';

export interface AppPageParts {
  readonly host: ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly environment: Environment;
  readonly language: PageLanguage;
  readonly kept: Kept;
  readonly session: SessionPort;
  /** The position that the address asks for. */
  readonly asked: AddressedPosition | undefined;
  /** Everything is there and can be used. */
  readonly onReady: () => void;
}

const OTHER_PLACES: readonly PlaceName[] = [...PAGE_NAMES.filter((name) => name !== 'game'), 'clock form'];

export class AppPage {
  readonly app: AppController;
  readonly #parts: AppPageParts;
  readonly #loads: LateParts;
  readonly #asked: AskedInPage;
  readonly #keepSafe: KeepSafe;
  readonly #places: Places;
  readonly #shown: ShownPage;
  /** What the form of claims must know, as it was when it was opened. */
  #claimTerms: ClaimTerms = NO_CLAIMS;

  constructor(parts: AppPageParts) {
    const { host } = parts;
    this.#parts = parts;
    this.#loads = new Loads({
      parts: lateParts(parts.language),
      network: window,
      onMissing: (isMissing) => {
        if (isMissing) this.app.tellMissing();
        host.requestUpdate();
      },
    });
    const commands = new ContextProvider(host, { context: commandsContext, initialValue: COMMANDS });
    this.#asked = new AskedInPage(host);
    this.#keepSafe = new KeepSafe(host, () => this.app.gameValue.held?.game.ending !== undefined);
    this.#places = new Places({
      host,
      app: () => this.app,
      language: parts.language,
      loads: this.#loads,
      gameView: (log) => this.#gameView(log),
      guideView: (log) => this.#guideView(log),
      goTo: (page) => this.#shown.goTo(page),
      goBack: () => this.#shown.goBack(),
    });
    this.#shown = new ShownPage({
      host,
      addresses: parts.environment.addresses,
      places: this.#places,
      gamePage: () => gamePageOf(this.app.gameValue.held),
      focusComes: (within) => this.app.focusComes(within),
      onUnknown: () => this.app.tellUnknownPage(),
    });
    this.app = new AppController({
      ...parts,
      loads: this.#loads,
      isGuided: () => this.#shown.page === 'guide',
      onCommands: (table) => {
        commands.setValue(table);
        host.requestUpdate();
      },
      views: {
        showFirst: (opened) => this.#shown.begin(opened),
        showGame: () => this.#shown.goToGame(),
        showForm: () => this.#shown.goTo(''),
        showHelp: (wanted = 'here') => this.#places.goToHelp(wanted, this.#shown.page),
        gameCame: () => this.#shown.gameCame(),
        showActs: async () => {
          await this.#shown.turnToGame();
          if (!(await this.app.pages.table?.focus())) await (await this.#actMenu())?.open();
        },
        askFirst: async (id) => {
          await this.#shown.turnToGame();
          await (await this.#actMenu())?.ask(id);
        },
        openClaim: async (terms) => (await this.#withTerms(terms))?.open(),
        askClaim: async (claim, terms) => (await this.#withTerms(terms))?.ask(claim),
        refuseClaim: async (words) => this.#find('claim-form')?.refuse(words),
        closeClaim: () => this.#find('claim-form')?.close(),
        askInPage: (asked) => this.#asked.ask(asked),
        withdraw: (asked) => this.#asked.withdraw(asked),
        answer: (yes) => this.#askers.some((asker) => asker.answer?.(yes)),
        asked: () => this.#askers.map(({ question }) => question).find((question) => question !== undefined),
        lifted: () => this.#find('chess-board')?.lifted,
        putBack: () => this.#find('chess-board')?.putBack(),
        showGames: () => this.#shown.goTo('games'),
        showSettings: (word) => this.#places.goToSettings(word),
        showSetUp: () => this.#shown.goTo('set-up'),
        focusEntry: async () => {
          await this.#shown.turnToGame();
          this.#find('move-entry')?.focus();
        },
        focusNextRegion: (back) => nextRegion(host.renderRoot, host.shadowRoot?.activeElement ?? null, back)?.focus(),
        focusSquare: async (square) => {
          await this.#shown.turnToGame();
          this.#find('chess-board')?.focusSquare(square);
        },
        ready: parts.onReady,
      },
    });
    const highBoard = matchMedia(HIGH_BOARD);
    const onHigh = (): void => {
      if (!highBoard.matches) return;
      // It is drawn there, and elsewhere only where that was chosen.
      void this.#loads.part('square here');
      // The board has grown, and whoever is on it sees it whole.
      host.renderRoot.querySelector('.board:focus-within')?.scrollIntoView({ block: 'nearest' });
    };
    highBoard.addEventListener('change', onHigh);
    onHigh();
    // Where nothing has the focus, as on the first page or when what had it is gone, a key is told to the document alone.
    document.addEventListener('keydown', (event) => {
      if (event.target === document.body) this.app.listeners?.onKey(event);
    });
  }

  /** `undefined` until what was kept here can be shown: nothing that is read out changes again at once. */
  render(): TemplateResult | undefined {
    const { listeners, choices, focus } = this.app;
    if (!listeners) return undefined;
    const { onMoveChosen, onLineEntered, onTyped } = this;
    const { onFocus, onInput } = focus;
    const { onSetting, onFile, onSample, onGermanSample, onEarcon } = choices;
    const { onClaim, onNewGame, onAsked, onAnsweredNo, onLineCleared, onCommand, onBoardCommand } = listeners;
    const { onCursor, onExplored, onHand, onKey } = listeners;
    const hearing: FrameListeners = {
      ...{ onClaim, onNewGame, onAsked, onAnsweredNo, onLineCleared, onCommand, onBoardCommand },
      ...{ onCursor, onExplored, onHand, onKey },
      ...{
        onSetting,
        onFile,
        onSample,
        onGermanSample,
        onEarcon,
        onFocus,
        onInput,
        onMoveChosen,
        onLineEntered,
        onTyped,
      },
    };
    return frame(hearing, {
      links: this.#links(),
      above: html`${this.#updateOffer()} ${this.#missing()} ${lingering(this.#asked.render())}`,
      game: this.#framed('game'),
      others: OTHER_PLACES.map((place) => (this.#shown.isVisited(place) ? this.#framed(place) : undefined)),
    });
  }

  /** What the window is called. */
  get title(): string {
    return this.#places.titleOf(this.#shown.page);
  }

  #framed(place: PlaceName): FramedPage {
    const state = this.#shown.stateOf(place);
    // What is hidden is drawn anew when it is shown; but what is said goes on, and stands in the lists of what was said.
    const isStill = state === 'hidden' && place !== '' && !isOfGame(place);
    return { name: place === '' ? 'start' : place, content: isStill ? noChange : this.#places.view(place), state };
  }

  /** Where else one may go; the page that is shown leads nowhere. */
  #links(): TemplateResult {
    const game = gamePageOf(this.app.gameValue.held);
    const link = (page: PageName, text = this.#places.nameOf(page)): TemplateResult =>
      html`<a href=${hashOf(page)} aria-current=${this.#shown.page === page ? 'page' : nothing}>${text}</a>`;
    return html`<nav>
      ${game === undefined || game === this.#shown.page ? nothing : link(game, msg('back-to-game'))} ${link('settings')}
      ${link('help')}
    </nav>`;
  }

  #gameView(log: TemplateResult): unknown {
    const { app } = this;
    const { gameValue, pages } = app;
    const { held, view } = gameValue;
    if (isElsewhere(held)) return nothing;
    if (app.settings.exploring) void this.#loads.part('touch');
    const { positionText } = app.settings;
    if (positionText && !pages.positionFace) void pages.openPositionFace();
    return gameView({
      name: this.#places.windowName(gamePageOf(held) ?? 'game'),
      value: gameValue,
      mayLift: app.mayLift,
      texts: app.choices.texts,
      settings: app.settings,
      now: this.#now,
      acts: app.actsState,
      keymap: app.keys.boardKeymap,
      typing: app.keys.typing,
      history: app.lineHistory,
      candidates: app.candidates,
      onMoveMeant: this.#onMoveMeant,
      ended: app.endingWords,
      claimTerms: this.#claimTerms,
      table: pages.table?.parts(),
      voice: app.voiceButton,
      log,
      score: held && app.score.render(held),
      position: positionText ? pages.positionFace?.view() : undefined,
      dials: view?.clock && (pages.clock?.dials.beside(view.clock) ?? feelClock(this.#onFeel)),
      keepSafe: this.#keepSafe.render(),
    });
  }

  #guideView(log: TemplateResult): unknown {
    const { choices, keys, pages, voiceButton } = this.app;
    const { boardKeymap: keymap, typing } = keys;
    return pages.guide?.view({ texts: choices.texts, keymap, typing, voice: voiceButton, log }, this.#onMoveMeant);
  }

  #updateOffer() {
    return this.app.updateOffered
      ? html`<p>
          ${msg('update-ready')}
          <button type="button" @click=${this.app.onUpdate}>${msg('update-now')}</button>
        </p>`
      : nothing;
  }

  #missing() {
    return this.#loads.isMissing ? missingView(() => this.#loads.again(), false) : nothing;
  }

  async #withTerms(terms: ClaimTerms): Promise<ClaimForm | null> {
    const { host } = this.#parts;
    await this.#shown.turnToGame();
    this.#claimTerms = terms;
    host.requestUpdate();
    await host.updateComplete;
    return this.#find('claim-form');
  }

  /** It comes with what asks, when it is first opened. */
  async #actMenu(): Promise<ActMenu | null> {
    await this.#loads.part('claim');
    return this.#find('act-menu');
  }

  /** What may ask something. */
  get #askers(): readonly Asker[] {
    const askers: readonly (Asker | null)[] = [
      this.#asked,
      this.#find('act-menu'),
      this.#find('claim-form'),
      this.#find('game-acts'),
    ];
    return askers.filter((asker) => asker !== null);
  }

  #find<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] | null {
    return this.#parts.host.renderRoot.querySelector(name);
  }

  #inShown<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] | null {
    return this.#parts.host.renderRoot.querySelector(SHOWN)?.querySelector(name) ?? null;
  }

  readonly #now = (): number => this.#parts.environment.clock.now();

  readonly #onFeel = (): void => {
    this.app.pages
      .openClock()
      .then((clock) => clock.dials.feel())
      .catch(reportError);
  };

  readonly onMoveChosen = (event: MoveChosenEvent): void => {
    this.#place(event.move).catch(reportError);
  };

  async #place(move: Move): Promise<void> {
    if ((await this.app.here.game.makeMove(move)) !== 'asked') return;
    await this.#parts.host.updateComplete;
    const question = this.#inShown('move-question');
    await question?.updateComplete;
    question?.focus();
  }

  /** The first character of a move: the field has it, and then the focus. */
  readonly onTyped = ({ text }: TypedOnBoardEvent): void => {
    this.#inShown('move-entry')?.start(text);
  };

  readonly onLineEntered = (event: LineEnteredEvent): void => {
    this.#enter(event).catch(reportError);
  };

  async #enter({ line }: LineEnteredEvent): Promise<void> {
    const entry = this.#inShown('move-entry') ?? this.#find('move-entry');
    const end = await this.app.here.game.enterLine(line);
    entry?.end(line.text, end);
  }

  readonly #onMoveMeant = async (event: MoveMeantEvent): Promise<void> => {
    // Escape answers from anywhere, and the focus stays where it is.
    const isAnsweredThere = this.#parts.host.shadowRoot?.activeElement === event.target;
    const isLed = this.#inShown('move-question')?.wasLed ?? false;
    const outcome = await this.app.here.game.chooseMeant(event.move);
    if (outcome === 'done' && isAnsweredThere && !isLed) this.#inShown('move-entry')?.focus();
  };
}
