/**
 * The whole page, once the game is there: begins games, and lays out board, entry, log and the rest in their order of reading. What is done
 * with them is the controllers' matter.
 */
import { msg } from './texts.js';
import type { Environment } from './environment.js';
import type { PageLanguage } from './locale.js';
import { ContextProvider } from '@lit/context';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import '../../components/chess-clock/chess-clock.js';
import '../pages/game/act-menu/act-menu.js';
import '../pages/game/game-acts/game-acts.js';
import '../pages/game/game-file.js';
import '../../components/message-log/message-log.js';
import '../pages/game/move-question.js';
import '../../components/promotion-choice/promotion-choice.js';
import '../pages/game/question-bar.js';
import type { ClaimForm } from '../pages/game/claim-form/claim-form.js';
import type { ClaimTerms } from '../pages/game/claim-form/claim-texts.js';
import type { MoveChosenEvent, TypedOnBoardEvent } from '../../components/chess-board/events.js';
import type { LineEnteredEvent } from '../../components/move-entry/move-entry.js';
import type { HelpPart } from '../pages/help/key-help.js';
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
import { frame, missingView, type FrameListeners } from './frame.js';
import { NO_CLAIMS, gameView } from '../pages/game/game-page.js';
import { COMMANDS } from '../commands/commands.js';
import { isElsewhere } from '../game/held-game.js';
import { HelpController } from '../pages/help/help-page.js';
import { KeepSafe } from '../pages/shared/keep-safe.js';
import type { Kept } from './kept.js';
import { Loads } from './loads.js';
import { lateParts, type LateParts } from './pages.js';
import { nextRegion } from './regions.js';
import { SavedGamesController } from '../pages/library/library-page.js';
import { SettingsView } from '../pages/settings/settings-page.js';
import { startView } from '../pages/start/start-page.js';

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

export class AppPage {
  readonly app: AppController;
  readonly #parts: AppPageParts;
  readonly #loads: LateParts;
  readonly #help: HelpController;
  readonly #asked: AskedInPage;
  readonly #keepSafe: KeepSafe;
  readonly #games: SavedGamesController;
  readonly #settings: SettingsView;
  /** Whether the form for a new game stands open while there is a game. */
  #choosing = false;
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
    this.#help = new HelpController(host, {
      words: parts.language.words,
      commands: () => this.app.keys.table,
      load: () => this.#loads.part('help'),
    });
    this.#asked = new AskedInPage(host);
    this.#keepSafe = new KeepSafe(host, () => this.app.gameValue.held?.game.ending !== undefined);
    this.#games = new SavedGamesController(
      host,
      () => this.#loads.part('games'),
      () => this.#find('chess-board')?.focusSquare(),
    );
    this.app = new AppController({
      ...parts,
      loads: this.#loads,
      onCommands: (table) => {
        commands.setValue(table);
        host.requestUpdate();
      },
      views: {
        showGame: () => this.#showGame(),
        showForm: () => this.#showForm(),
        showHelp: (part) => this.#showHelp(part),
        showActs: async () => {
          if (!(await this.app.pages.table?.focus())) await this.#find('act-menu')?.open();
        },
        askFirst: async (id) => this.#find('act-menu')?.ask(id),
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
        showGames: () => this.#games.open(this.app.services),
        focusEntry: () => this.#find('move-entry')?.focus(),
        focusNextRegion: (back) => nextRegion(host.renderRoot, host.shadowRoot?.activeElement ?? null, back)?.focus(),
        focusSquare: (square) => this.#find('chess-board')?.focusSquare(square),
        ready: parts.onReady,
      },
    });
    this.#settings = new SettingsView(host, {
      parts: () => this.app.choices.forSettings,
      onUnfold: () => this.app.lookForVoices(),
      load: () => this.#loads.part('settings'),
    });
  }

  /** `undefined` until what was kept here can be shown: nothing that is read out changes again at once. */
  render(): TemplateResult | undefined {
    const { listeners, choices, focus, pages, voiceButton, gameValue, firstVisit } = this.app;
    if (!listeners) return undefined;
    const { held } = gameValue;
    const clock = pages.clock?.render(this.#choosing, voiceButton) ?? pages.table?.form();
    const elsewhere = clock ?? (!this.#choosing && isElsewhere(held));
    const playing = held && !this.#choosing && !elsewhere;
    const { onMoveChosen, onLineEntered, onTyped } = this;
    const { onFocus, onInput } = focus;
    const { onSetting, onFile, onSample, onGermanSample, onEarcon } = choices;
    const { onClaim, onNewGame, onAsked, onAnsweredNo, onLineCleared, onCommand, onBoardCommand } = listeners;
    const { onCursor, onHand, onKey } = listeners;
    const hearing: FrameListeners = {
      ...{ onClaim, onNewGame, onAsked, onAnsweredNo, onLineCleared, onCommand, onBoardCommand },
      ...{ onCursor, onHand, onKey },
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
      above: html`${this.#updateOffer()} ${this.#missing()} ${lingering(this.#asked.render())}
      ${lingering(this.#helpView())} ${lingering(this.#games.render())}`,
      game: playing ? this.#gameView() : nothing,
      below: html`${lingering(clock ?? nothing)} ${lingering(playing || elsewhere ? nothing : this.#startView())}
      ${playing ? nothing : html`${this.#log()} ${this.#settings.render(!firstVisit)}`}`,
    });
  }

  #startView(): TemplateResult {
    const { firstVisit, settings, gameValue, choices, pages } = this.app;
    return startView({
      firstVisit,
      choice: settings.newGame,
      texts: choices.texts,
      loadConditions: this.#loadConditions,
      onTable: () =>
        void pages
          .openTable()
          .then((table) => table.openForm())
          .catch(reportError),
      onClock: () =>
        void pages
          .openClock()
          .then((clock) => clock.openForm())
          .catch(reportError),
      ...(gameValue.view && { onBack: () => void this.#showGame().catch(reportError) }),
    });
  }

  #gameView() {
    const { app } = this;
    const { gameValue, pages } = app;
    const { held, view } = gameValue;
    return gameView({
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
      log: this.#log(),
      score: held && app.score.render(held),
      dials: view?.clock && (pages.clock?.dials.beside(view.clock) ?? feelClock(this.#onFeel)),
      keepSafe: this.#keepSafe.render(),
      below: this.#settings.render(true),
    });
  }

  #log(): TemplateResult {
    const { messages, settings, choices } = this.app;
    return html`<section>
      <message-log
        .messages=${messages}
        .all=${settings.allMessages}
        @all-messages=${choices.onAllMessages}
      ></message-log>
    </section>`;
  }

  #helpView() {
    const { shown } = this.#help;
    return shown
      ? html`<key-help .groups=${shown.keys} .commands=${shown.commands} @help-closed=${this.#onHelpClosed}></key-help>`
      : nothing;
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

  async #showGame(): Promise<void> {
    const { host } = this.#parts;
    this.#choosing = false;
    this.#help.leave();
    this.#games.leave();
    host.requestUpdate();
    await host.updateComplete;
    const board = this.#find('chess-board');
    await board?.updateComplete;
    const { table, clock } = this.app.pages;
    if (await table?.focus()) return;
    if (board) board.focusSquare();
    else await clock?.focus();
  }

  async #showForm(): Promise<void> {
    const { host } = this.#parts;
    this.#choosing = true;
    this.#games.leave();
    host.requestUpdate();
    await host.updateComplete;
    const form = this.#find('new-game-form');
    await form?.updateComplete;
    form?.focus();
  }

  async #showHelp(part: HelpPart = 'keys'): Promise<void> {
    await this.#help.open();
    const help = this.#find('key-help');
    await help?.updateComplete;
    help?.focusPart(part);
  }

  async #withTerms(terms: ClaimTerms): Promise<ClaimForm | null> {
    const { host } = this.#parts;
    this.#claimTerms = terms;
    host.requestUpdate();
    await host.updateComplete;
    return this.#find('claim-form');
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

  readonly #now = (): number => this.#parts.environment.clock.now();

  readonly #loadConditions = () => this.#loads.part('conditions');

  readonly #onFeel = (): void => {
    this.app.pages
      .openClock()
      .then((clock) => clock.dials.feel())
      .catch(reportError);
  };

  readonly #onHelpClosed = (): void => {
    if (!this.#help.close()) this.#find('chess-board')?.focusSquare();
  };

  readonly onMoveChosen = (event: MoveChosenEvent): void => {
    this.#place(event.move).catch(reportError);
  };

  async #place(move: Move): Promise<void> {
    if ((await this.app.services.game.makeMove(move)) !== 'asked') return;
    await this.#parts.host.updateComplete;
    const question = this.#find('move-question');
    await question?.updateComplete;
    question?.focus();
  }

  /** The first character of a move: the field has it, and then the focus. */
  readonly onTyped = ({ text }: TypedOnBoardEvent): void => {
    this.#find('move-entry')?.start(text);
  };

  readonly onLineEntered = (event: LineEnteredEvent): void => {
    this.#enter(event).catch(reportError);
  };

  async #enter({ line }: LineEnteredEvent): Promise<void> {
    const end = await this.app.services.game.enterLine(line);
    this.#find('move-entry')?.end(line.text, end);
  }

  readonly #onMoveMeant = async (event: MoveMeantEvent): Promise<void> => {
    // Escape answers from anywhere, and the focus stays where it is.
    const isAnsweredThere = this.#parts.host.shadowRoot?.activeElement === event.target;
    const isLed = this.#find('move-question')?.wasLed ?? false;
    const outcome = await this.app.services.game.chooseMeant(event.move);
    if (outcome === 'done' && isAnsweredThere && !isLed) this.#find('move-entry')?.focus();
  };
}
