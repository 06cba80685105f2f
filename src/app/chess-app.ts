import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import '../../components/chess-board/chess-board.js';
import '../../components/game-acts/game-acts.js';
import '../../components/message-log/message-log.js';
import '../../components/move-entry/move-entry.js';
import '../../components/question-bar/question-bar.js';
import type { ActMenu } from '../../components/act-menu/act-menu.js';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import type { ClaimForm } from '../../components/claim-form/claim-form.js';
import type { ClaimTerms } from '../../components/claim-form/claim-texts.js';
import type { GameActs } from '../../components/game-acts/game-acts.js';
import type { KeyHelp } from '../../components/key-help/key-help.js';
import type { MoveEntry } from '../../components/move-entry/move-entry.js';
import type { MoveMeantEvent } from '../../components/move-question/move-events.js';
import type { NewGameForm } from '../../components/new-game-form/new-game-form.js';
import type { LineEnteredEvent, MoveChosenEvent } from '../../components/events.js';
import { controls } from '../../components/styles/controls.js';
import { lingering } from '../../components/lingering.js';
import { adoptTokens, applyTheme } from '../../components/styles/tokens.js';
import { gameContext, messagesContext, settingsContext } from '../play/contexts.js';
import { pageClock } from '../play/time.js';
import { AppController } from './app-controller.js';
import type { Asker } from './app-views.js';
import { promotionText } from './board-texts.js';
import { clockMode } from './clock-mode.js';
import { chessAppStyles } from './chess-app.styles.js';
import { isElsewhere } from './held-game.js';
import { HelpController } from './help.js';
import { nextRegion } from './regions.js';
import { startView } from './start-view.js';
import { SettingsView } from './settings-view.js';
import { shownCheck, standingLine } from './standing.js';
import { tableMode } from './table.js';

const NO_CLAIMS: ClaimTerms = { playing: false };

const now = (): number => pageClock.now();

/**
 * The whole app: asks the two questions about speech, begins games, and lays out board, entry, log and the rest in their order
 * of reading. What is done with them is the controllers' matter.
 */
@customElement('chess-app')
@localized()
export class ChessApp extends LitElement {
  static override styles = [controls, chessAppStyles];

  /** Everything is there and can be used. */
  @property({ type: Boolean, reflect: true }) ready = false;

  /** Whether the form for a new game stands open while there is a game. */
  @state() private choosing = false;

  /** What the form of claims must know, as it was when it was opened. */
  @state() private claimTerms: ClaimTerms = NO_CLAIMS;

  /** These two are empty, and without their methods, until they are loaded; who wants them loads them. */
  @query('act-menu') private readonly acts!: ActMenu | null;
  @query('claim-form') private readonly claims!: ClaimForm | null;
  @query('game-acts') private readonly gameActs!: GameActs | null;
  @query('chess-board') private readonly board!: ChessBoard | null;
  @query('move-entry') private readonly entry!: MoveEntry | null;
  @query('new-game-form') private readonly form!: NewGameForm | null;
  @query('key-help') private readonly keyHelp!: KeyHelp | null;

  readonly #help = new HelpController(this);
  readonly #app = new AppController(this, {
    showGame: () => this.#showGame(),
    showForm: () => this.#showForm(),
    showHelp: () => this.#showHelp(),
    showActs: async () => {
      if (!(await tableMode()?.focus())) await this.acts?.open();
    },
    askFirst: async (wish) => this.acts?.ask(wish),
    openClaim: async (terms) => (await this.#withTerms(terms))?.open(),
    askClaim: async (claim, terms) => (await this.#withTerms(terms))?.ask(claim),
    refuseClaim: async (words) => this.claims?.refuse(words),
    closeClaim: () => this.claims?.close(),
    answer: (yes) => [this.acts, this.claims, this.gameActs].some((asker: Asker | null) => asker?.answer?.(yes)),
    lifted: () => this.board?.lifted,
    putBack: () => this.board?.putBack(),
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
  readonly #messages = new ContextProvider(this, { context: messagesContext, initialValue: [] });

  override willUpdate(): void {
    this.#game.setValue(this.#app.gameValue);
    this.#settings.setValue(this.#app.settings);
    this.#messages.setValue(this.#app.messages);
  }

  override firstUpdated(): void {
    adoptTokens(document);
  }

  override updated(): void {
    applyTheme(document, this.#app.settings.theme);
  }

  override render() {
    // Until it is known what was kept here, the shell of the page stands: nothing that is read out changes again at once.
    if (!this.#app.opened) return html`<slot></slot>`;
    const { held } = this.#app.gameValue;
    const clock = clockMode()?.render(this.choosing, this.#app.voiceButton) ?? tableMode()?.form();
    const elsewhere = clock ?? (!this.choosing && isElsewhere(held));
    const playing = held && !this.choosing && !elsewhere;
    return html`
      <main
        @game-wish=${this.#app.onWish}
        @claim-made=${this.#app.onClaim}
        @setting-changed=${this.#app.choices.onSetting}
        @settings-file=${this.#app.choices.onFile}
        @sample-wanted=${this.#app.choices.onSample}
        @german-sample-wanted=${this.#app.choices.onGermanSample}
        @earcon-wanted=${this.#app.choices.onEarcon}
        @new-game-wanted=${this.#app.onNewGame}
        @asked=${this.#app.onAsked}
        @command-given=${this.#app.onCommand}
        @cursor-moved=${this.#app.onCursor}
        @hand=${this.#app.onHand}
        @move-chosen=${this.#onMoveChosen}
        @line-entered=${this.#onLineEntered}
        @keydown=${this.#app.onKey}
        @focusin=${this.#app.onFocus}
        @input=${this.#app.onInput}
      >
        <h1>Anna–Hector</h1>
        ${this.#updateOffer()} ${lingering(this.#helpView())} ${playing ? this.#gameView() : nothing}
        ${lingering(clock ?? nothing)} ${lingering(playing || elsewhere ? nothing : this.#startView())}
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
    const { view, ply } = this.#app.gameValue;
    if (!view) return nothing;
    const position = ply === view.positions.length - 1 ? view.board : (view.positions[ply] ?? view.board);
    const last = view.sheet[ply - 1];
    const acts = this.#app.actsState;
    const { texts } = this.#app.choices;
    const table = tableMode()?.parts();
    const { plays = true, moves = true } = table ?? {};
    return html`
      <div class="game">
        ${table?.head}
        <section class="board" aria-labelledby="board">
          <h2 id="board">${msg('Board', { id: 'board' })}</h2>
          <chess-board
            .position=${position}
            .orientation=${this.#app.orientation}
            .lastMove=${last && { from: last.moved.from, to: last.moved.to }}
            .check=${shownCheck(view, position)}
            .mayLift=${this.#app.mayLift}
            .cellText=${texts.cellText}
            .cellLanguage=${texts.cellLanguage}
            .promotionText=${promotionText}
            .promotionLetters=${texts.promotionLetters}
            .keysEnabled=${this.#app.settings.letterKeys}
          ></chess-board>
          ${table?.board}
          <act-menu .state=${acts}></act-menu>
          <claim-form .terms=${view.ending ? NO_CLAIMS : this.claimTerms}></claim-form>
        </section>
        ${
          moves
            ? html`<section aria-labelledby="entry">
                <h2 id="entry">${msg('Move entry', { id: 'move-entry' })}</h2>
                <move-entry .refusal=${this.#app.refusal}></move-entry>
                ${this.#app.voiceButton}
                <move-question .moves=${this.#app.candidates} @move-meant=${this.#onMoveMeant}></move-question>
                ${table?.steps}
              </section>`
            : nothing
        }
        ${this.#log()} ${table?.score}
        ${
          view.clock
            ? html`<section aria-labelledby="clocks">
                <h2 id="clocks">${msg('Clocks', { id: 'clocks' })}</h2>
                <chess-clock
                  .clock=${view.clock}
                  .now=${now}
                  .press=${moves ? acts.press : 'none'}
                  .timeText=${texts.clockText}
                ></chess-clock>
                ${clockMode()?.dials.beside(view.clock)}
              </section>`
            : nothing
        }
        <section aria-labelledby="game">
          <h2 id="game">${msg('Game', { id: 'game' })}</h2>
          <p class="standing">${standingLine(view, this.#app.endingWords)}</p>
          <question-bar
            ?muted=${!this.#app.settings.sound}
            ?timed=${view.clock !== undefined}
            .plays=${plays}
          ></question-bar>
          <game-acts .state=${acts} .plays=${plays}></game-acts>
          <game-file></game-file>
        </section>
        ${table?.foot} ${this.#settingsView.render(true)}
      </div>
    `;
  }

  #log() {
    return html`<section><message-log></message-log></section>`;
  }

  #helpView() {
    const { groups } = this.#help;
    return groups ? html`<key-help .groups=${groups} @help-closed=${this.#onHelpClosed}></key-help>` : nothing;
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
    await this.updateComplete;
    await this.board?.updateComplete;
    if (await tableMode()?.focus()) return;
    if (this.board) this.board.focusSquare();
    else await clockMode()?.focus();
  }

  async #showForm(): Promise<void> {
    this.choosing = true;
    await this.updateComplete;
    await this.form?.updateComplete;
    this.form?.focus();
  }

  async #showHelp(): Promise<void> {
    await this.#help.open();
    await this.keyHelp?.updateComplete;
    this.keyHelp?.focus();
  }

  async #withTerms(terms: ClaimTerms): Promise<ClaimForm | null> {
    this.claimTerms = terms;
    await this.updateComplete;
    return this.claims;
  }

  readonly #onBack = (): void => {
    this.#showGame().catch(reportError);
  };

  #onHelpClosed = (): void => {
    if (!this.#help.close()) this.board?.focusSquare();
  };

  #onMoveChosen = (event: MoveChosenEvent): void => {
    void this.#app.makeMove(event.move);
  };

  #onLineEntered = async (event: LineEnteredEvent): Promise<void> => {
    const done = await this.#app.enterLine(event.text);
    if (done) this.entry?.accept();
  };

  #onMoveMeant = async (event: MoveMeantEvent): Promise<void> => {
    if (await this.#app.chooseMeant(event.move)) {
      // The line of a move that is not meant stays to be mended.
      if (event.move) this.entry?.accept();
      this.entry?.focus();
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-app': ChessApp;
  }
}
