import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import '../../components/message-log/message-log.js';
import type { ActMenu } from '../pages/game/act-menu/act-menu.js';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import type { ClaimForm } from '../pages/game/claim-form/claim-form.js';
import type { ClaimTerms } from '../pages/game/claim-form/claim-texts.js';
import type { GameActs } from '../pages/game/game-acts/game-acts.js';
import type { HelpPart, KeyHelp } from '../pages/help/key-help.js';
import type { MoveEntry } from '../../components/move-entry/move-entry.js';
import type { LineEnteredEvent } from '../../components/line-entry/events.js';
import type { MoveMeantEvent } from '../pages/game/move-question/move-events.js';
import type { MoveQuestion } from '../pages/game/move-question/move-question.js';
import type { NewGameForm } from '../pages/start/new-game-form.js';
import type { MoveChosenEvent } from '../../components/chess-board/events.js';
import { controls } from '../../components/styles/controls.js';
import { lingering } from '../../components/lingering.js';
import { steady } from '../../components/styles/steady.js';
import { adoptTokens, applyTheme } from '../../components/styles/tokens.js';
import { gameContext, settingsContext } from '../game/contexts.js';
import type { Move } from '../laws/squares.js';
import { AppController } from './app-controller.js';
import type { Asker } from './app-views.js';
import { AskedInPage } from './asked-in-page.js';
import { clockMode } from './clock-mode.js';
import { chessAppStyles } from './chess-app.styles.js';
import { NO_CLAIMS, gameView } from './game-view.js';
import { isElsewhere } from './held-game.js';
import { HelpController } from './help.js';
import { KeepSafe } from './keep-safe.js';
import { nextRegion } from './regions.js';
import { startView } from './start-view.js';
import { SavedGamesController } from './saved-games.js';
import { SettingsView } from './settings-view.js';
import { tableMode } from './table.js';

/**
 * The whole app: asks the two questions about speech, begins games, and lays out board, entry, log and the rest in their order
 * of reading. What is done with them is the controllers' matter.
 */
@customElement('chess-app')
@localized()
export class ChessApp extends LitElement {
  static override styles = [controls, steady, chessAppStyles];

  /** Everything is there and can be used. */
  @property({ type: Boolean, reflect: true }) ready = false;

  /** Whether the form for a new game stands open while there is a game. */
  @state() private choosing = false;

  /** What the form of claims must know, as it was when it was opened. */
  @state() private claimTerms: ClaimTerms = NO_CLAIMS;

  /** These two are empty, and without their methods, until they are loaded; who wants them loads them. */
  @query('act-menu') private readonly acts!: ActMenu | null;
  @query('claim-form') private readonly claims!: ClaimForm | null;
  /** As these, until the Laws are loaded. */
  @query('game-acts') private readonly gameActs!: GameActs | null;
  @query('chess-board') private readonly board!: ChessBoard | null;
  @query('move-entry') private readonly entry!: MoveEntry | null;
  @query('move-question') private readonly question!: MoveQuestion | null;
  @query('new-game-form') private readonly form!: NewGameForm | null;
  @query('key-help') private readonly keyHelp!: KeyHelp | null;

  readonly #help = new HelpController(this);
  readonly #asked = new AskedInPage(this);
  readonly #keepSafe = new KeepSafe(this, () => this.#app.gameValue.held?.game.ending !== undefined);
  readonly #games = new SavedGamesController(this, () => this.board?.focusSquare());
  readonly #app = new AppController(this, {
    showGame: () => this.#showGame(),
    showForm: () => this.#showForm(),
    showHelp: (part) => this.#showHelp(part),
    showActs: async () => {
      if (!(await tableMode()?.focus())) await this.acts?.open();
    },
    askFirst: async (wish) => this.acts?.ask(wish),
    openClaim: async (terms) => (await this.#withTerms(terms))?.open(),
    askClaim: async (claim, terms) => (await this.#withTerms(terms))?.ask(claim),
    refuseClaim: async (words) => this.claims?.refuse(words),
    closeClaim: () => this.claims?.close(),
    askInPage: (asked) => this.#asked.ask(asked),
    withdraw: (asked) => this.#asked.withdraw(asked),
    answer: (yes) => this.#askers.some((asker) => asker.answer?.(yes)),
    asked: () => this.#askers.map(({ question }) => question).find((question) => question !== undefined),
    lifted: () => this.board?.lifted,
    putBack: () => this.board?.putBack(),
    showGames: (doers) => this.#games.open(doers),
    focusEntry: () => this.entry?.focus(),
    focusNextRegion: (back) => nextRegion(this.renderRoot, this.shadowRoot?.activeElement ?? null, back)?.focus(),
    focusSquare: (square) => this.board?.focusSquare(square),
    ready: () => {
      this.ready = true;
    },
  });

  readonly #settingsView = new SettingsView(
    this,
    () => this.#app.choices.forSettings,
    () => this.#app.lookForVoices(),
  );

  readonly #game = new ContextProvider(this, { context: gameContext, initialValue: this.#app.gameValue });
  readonly #settings = new ContextProvider(this, { context: settingsContext, initialValue: this.#app.settings });

  override willUpdate(): void {
    this.#game.setValue(this.#app.gameValue);
    this.#settings.setValue(this.#app.settings);
  }

  override firstUpdated(): void {
    adoptTokens(document);
  }

  override updated(): void {
    applyTheme(document, this.#app.settings.theme);
  }

  override render() {
    // Until it is known what was kept here, the shell of the page stands: nothing that is read out changes again at once.
    const { listeners, choices, focus } = this.#app;
    if (!listeners) return html`<slot></slot>`;
    const { held } = this.#app.gameValue;
    const clock = clockMode()?.render(this.choosing, this.#app.voiceButton) ?? tableMode()?.form();
    const elsewhere = clock ?? (!this.choosing && isElsewhere(held));
    const playing = held && !this.choosing && !elsewhere;
    return html`
      <main
        @game-wish=${listeners.onWish}
        @claim-made=${listeners.onClaim}
        @setting-changed=${choices.onSetting}
        @settings-file=${choices.onFile}
        @sample-wanted=${choices.onSample}
        @german-sample-wanted=${choices.onGermanSample}
        @earcon-wanted=${choices.onEarcon}
        @new-game-wanted=${listeners.onNewGame}
        @asked=${listeners.onAsked}
        @answered-no=${listeners.onAnsweredNo}
        @line-cleared=${listeners.onLineCleared}
        @command-given=${listeners.onCommand}
        @board-command=${listeners.onBoardCommand}
        @cursor-moved=${listeners.onCursor}
        @hand=${listeners.onHand}
        @move-chosen=${this.#onMoveChosen}
        @line-entered=${this.#onLineEntered}
        @keydown=${listeners.onKey}
        @focusin=${focus.onFocus}
        @input=${focus.onInput}
      >
        <h1>Anna–Hector</h1>
        ${this.#updateOffer()} ${lingering(this.#asked.render())} ${lingering(this.#helpView())}
        ${lingering(this.#games.render())} ${playing ? this.#gameView() : nothing} ${lingering(clock ?? nothing)}
        ${lingering(playing || elsewhere ? nothing : this.#startView())}
        ${playing ? nothing : html`${this.#log()} ${this.#settingsView.render(!this.#app.firstVisit)}`}
      </main>
    `;
  }

  #startView() {
    const { firstVisit, settings, gameValue } = this.#app;
    const { texts } = this.#app.choices;
    const link = html`${tableMode()?.link()} ${clockMode()?.link()}`;
    return startView({
      firstVisit,
      choice: settings.newGame,
      texts,
      link,
      ...(gameValue.view && { onBack: this.#onBack }),
    });
  }

  #gameView() {
    return gameView({
      app: this.#app,
      claimTerms: this.claimTerms,
      keepSafe: this.#keepSafe.render(),
      log: this.#log(),
      settings: this.#settingsView.render(true),
      onMoveMeant: this.#onMoveMeant,
    });
  }

  #log() {
    const { messages, settings, choices } = this.#app;
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
    return this.#app.updateOffered
      ? html`<p>
          ${msg('A new version of Anna–Hector is ready.', { id: 'update-ready' })}
          <button type="button" @click=${this.#app.onUpdate}>${msg('Install it now', { id: 'update-now' })}</button>
        </p>`
      : nothing;
  }

  async #showGame(): Promise<void> {
    this.choosing = false;
    this.#help.leave();
    this.#games.leave();
    await this.updateComplete;
    await this.board?.updateComplete;
    if (await tableMode()?.focus()) return;
    if (this.board) this.board.focusSquare();
    else await clockMode()?.focus();
  }

  async #showForm(): Promise<void> {
    this.choosing = true;
    this.#games.leave();
    await this.updateComplete;
    await this.form?.updateComplete;
    this.form?.focus();
  }

  async #showHelp(part: HelpPart = 'keys'): Promise<void> {
    await this.#help.open();
    await this.keyHelp?.updateComplete;
    this.keyHelp?.focusPart(part);
  }

  async #withTerms(terms: ClaimTerms): Promise<ClaimForm | null> {
    this.claimTerms = terms;
    await this.updateComplete;
    return this.claims;
  }

  /** What may ask something; until it is loaded it cannot. */
  get #askers(): readonly Asker[] {
    const askers: readonly (Asker | null)[] = [this.#asked, this.acts, this.claims, this.gameActs];
    return askers.filter((asker) => asker !== null);
  }

  readonly #onBack = (): void => {
    this.#showGame().catch(reportError);
  };

  #onHelpClosed = (): void => {
    if (!this.#help.close()) this.board?.focusSquare();
  };

  #onMoveChosen = (event: MoveChosenEvent): void => {
    this.#place(event.move).catch(reportError);
  };

  async #place(move: Move): Promise<void> {
    if ((await this.#app.makeMove(move)) !== 'asked') return;
    await this.updateComplete;
    await this.question?.updateComplete;
    this.question?.focus();
  }

  #onLineEntered = async ({ line }: LineEnteredEvent): Promise<void> => {
    const end = await this.#app.enterLine(line);
    this.entry?.end(line.text, end);
  };

  #onMoveMeant = async (event: MoveMeantEvent): Promise<void> => {
    // Escape answers from anywhere, and the focus stays where it is.
    const isAnsweredThere = this.shadowRoot?.activeElement === event.target;
    const isLed = this.question?.wasLed ?? false;
    const outcome = await this.#app.chooseMeant(event.move);
    if (outcome === 'done' && isAnsweredThere && !isLed) this.entry?.focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-app': ChessApp;
  }
}
