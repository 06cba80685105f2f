/** Carries what is done at a clock that stands alone to the game, and has it told. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { ClockPressEvent } from '../../components/chess-clock/events.js';
import { GamepadPress } from '../../components/chess-clock/gamepad-press.js';
import type { ClockFormEvent } from '../../components/clock-table/clock-form.js';
import type { ClockLineEvent, ClockWishEvent } from '../../components/clock-table/events.js';
import type { WarningHeardEvent } from '../../components/clock-table/warning-choice.js';
import { readControl, type ControlHeard } from '../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../speech/hearing/control/refusal.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import { EDITIONS } from '../laws/editions.js';
import { START_FEN } from '../laws/board.js';
import { termsOf } from '../laws/terms.js';
import { readClockChoice, type ClockChoice } from '../play/clock-choice.js';
import { CLOCK_KEYS, pressedSide, questionOf, type ClockCommand } from '../play/clock-keys.js';
import { commandIn, isCharacterKey } from '../play/keys.js';
import type { HeldGame, SessionNews, SessionPort } from '../play/session-port.js';
import { pageClock, pageTimers } from '../play/time.js';
import type { ClockDetailQuestion } from '../questions/clock-details.js';
import { ClockLine } from './clock-line.js';
import { actForClock } from './clock-mode-acts.js';
import { ClockModeDials } from './clock-mode-dials.js';
import { readBack, tellClockActs, tellClockAsked, tellClockSet, type ClockTelling } from './clock-mode-told.js';
import { ClockModeWarnings } from './clock-mode-warnings.js';
import { ClockSenses } from './clock-senses.js';
import type { Doers } from './doers.js';
import { loadedTelling } from './game-part.js';
import { hearWarning } from './hear-warning.js';
import { isElsewhere } from './held-game.js';
import { obey } from './obeying.js';
import { languageShown, pageWords, wholeWords } from './page-words.js';
import { phraseOptions } from './phrase-options.js';
import { takesKeys } from './takes-keys.js';

const now = (): number => pageClock.now();
const timeText = (time: number): string => pageWords().time.duration(time);
const hear = (text: string): ControlHeard => readControl(text, languageShown());
const refusalText = (refusal: ControlRefusal): string => wholeWords()?.clock.controlRefusal(refusal) ?? '';
const controlText = (time: ClockChoice['time']): string => pageWords().time.control(time);

export class ClockMode {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #doers: Doers;
  readonly #warnings: ClockModeWarnings;
  /** A game is played by hand and voice; a clock alone also by pedals and gamepads. */
  readonly #gamepads = new GamepadPress({
    gamepads: () => ('getGamepads' in navigator ? navigator.getGamepads() : []),
    target: globalThis,
    timers: pageTimers,
    onPress: (of) => {
      if (this.#stands) this.#command({ do: 'press', of });
    },
  });
  readonly #line: ClockLine;
  /** Those of any clock here. */
  readonly dials: ClockModeDials;
  /** Whether the form stands open. */
  #setting = false;
  #read: { readonly kept: unknown; readonly choice: ClockChoice } | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, doers: Doers, session: SessionPort) {
    this.#host = host;
    this.#doers = doers;
    const senses = new ClockSenses(doers.speech, doers.settings);
    const choice = (): ClockChoice => this.#choice;
    const telling = (): ClockTelling | undefined => this.#telling;
    this.dials = new ClockModeDials({ host, doers, senses, choice, telling, now });
    this.#line = new ClockLine({
      doers,
      held: () => this.#held,
      choice,
      telling,
      ask: (question) => this.#ask(question),
      feel: () => this.dials.feel(),
      now,
      changed: () => host.requestUpdate(),
    });
    this.#warnings = new ClockModeWarnings({ speech: doers.speech, senses, choice, telling });
    // It came before this part of the program did.
    if (session.held) this.#onNews({ type: 'game', held: session.held, how: 'brought back' });
    session.listen(this.#onNews);
    // Before the page's own F1.
    document.addEventListener('keydown', this.#onKey, { capture: true });
    addEventListener('pagehide', () => this.#warnings.close());
    host.requestUpdate();
    // It stands here from before, and nothing else could take the focus.
    if (isElsewhere(session.held)) this.focus().catch(reportError);
  }

  /** What leads to the form from the page of a new game. */
  link(): TemplateResult {
    return html`<section aria-labelledby="clock-alone">
      <h2 id="clock-alone">${msg('Clock', { id: 'clock-alone-heading' })}</h2>
      <p>${msg('A clock alone, for a game on real boards.', { id: 'clock-alone-about' })}</p>
      <button type="button" @click=${this.#onOpen}>${msg('Set a clock …', { id: 'clock-alone' })}</button>
    </section>`;
  }

  /**
   * The form, or the clock that stands here; `undefined` where neither is to be shown.
   *
   * @param voice the button for talking, where something listens
   */
  render(choosing: boolean, voice: unknown): TemplateResult | undefined {
    if (this.#setting) return this.#form();
    const { held } = this.#doers.game.value;
    return held && isElsewhere(held) && !choosing ? this.#table(held, voice) : undefined;
  }

  async openForm(): Promise<void> {
    this.#setting = true;
    await this.#drawn();
    this.#find('clock-form')?.focus();
  }

  /** Puts the focus on the clock; tells whether there is one. */
  async focus(): Promise<boolean> {
    await this.#drawn();
    const table = this.#find('clock-table');
    table?.focus();
    return table !== null;
  }

  /** Whether what is said is said to the clock that stands here. */
  get listens(): boolean {
    return this.#held !== undefined;
  }

  /** What may have been said, the likeliest first. Tells whether it was done, or needs nothing more than an answer. */
  enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<boolean> {
    return this.#line.enterSpoken(alternatives);
  }

  /** Answers what was typed or said in a game; where it has no clock that is said. */
  askInGame(question: ClockDetailQuestion): void {
    const { held } = this.#doers.game.value;
    const telling = this.#telling;
    const said = held && telling && tellClockAsked(held.game, question, now(), { ...telling, whose: 'both' });
    if (said) this.#doers.speech.announcer.say(said);
    else this.#doers.game.askClock({ about: 'clocks', whose: 'both' });
  }

  /** The same object until something else is chosen, for what is drawn with it would begin anew. */
  get #choice(): ClockChoice {
    const { clock } = this.#doers.settings();
    if (!this.#read || this.#read.kept !== clock) this.#read = { kept: clock, choice: readClockChoice(clock) };
    return this.#read.choice;
  }

  get #held(): HeldGame | undefined {
    const { held } = this.#doers.game.value;
    return isElsewhere(held) ? held : undefined;
  }

  /** The clock that is shown, and may be worked. */
  get #stands(): HeldGame | undefined {
    return this.#find('clock-table') ? this.#held : undefined;
  }

  /** `undefined` while a language is being loaded. */
  get #telling(): ClockTelling | undefined {
    const told = loadedTelling();
    if (!told) return undefined;
    const { language, whose } = this.#choice;
    const options = phraseOptions(pageWords(), this.#doers.settings(), this.#doers.game.value);
    return { options: { ...options, words: told.words }, language, whose };
  }

  #form(): TemplateResult {
    return html`<clock-form
      .choice=${this.#choice}
      .controlText=${controlText}
      .hear=${hear}
      .refusalText=${refusalText}
      @clock-form=${this.#onForm}
      @warning-heard=${this.#onWarningHeard}
    ></clock-form>`;
  }

  #table({ game, setup }: HeldGame, voice: unknown): TemplateResult {
    const { tempo, supervision } = termsOf(game);
    const calls = EDITIONS[game.conditions.edition].arbiterCallsFlag[tempo][supervision].value;
    const { left, whose } = this.#choice;
    return html`<clock-table
        .clock=${game.clock}
        .now=${now}
        .names=${setup.names}
        .left=${left}
        .whose=${whose}
        .flagClaims=${!calls}
        .refusal=${this.#doers.game.refusal}
        .timeText=${timeText}
        @clock-wish=${this.#onWish}
        @clock-press=${this.#onPress}
      ></clock-table>
      <clock-entry .refusal=${this.#line.refusal} @clock-line=${this.#onLine}></clock-entry>
      ${voice} ${game.clock ? this.dials.beside(game.clock) : nothing}`;
  }

  readonly #onNews = (news: SessionNews): void => {
    if (news.type !== 'game' && news.type !== 'act') return;
    this.#warnings.follow(news.held);
    this.#line.forget();
    if (isElsewhere(news.held)) this.#gamepads.start();
    else this.#gamepads.stop();
    const telling = this.#telling;
    if (!telling || !isElsewhere(news.held)) return;
    const said =
      news.type === 'act'
        ? tellClockActs(news.entry.facts, telling)
        : tellClockSet(news.held, news.how === 'begun' ? 'set' : 'back', now(), telling);
    if (said) this.#doers.speech.announcer.say(said);
  };

  readonly #onWarningHeard = (event: WarningHeardEvent): void => {
    hearWarning(event, this.#doers.speech, this.#doers.settings());
  };

  readonly #onOpen = (): void => {
    this.openForm().catch(reportError);
  };

  readonly #onForm = (event: ClockFormEvent): void => {
    this.#onFormAsync(event).catch(reportError);
  };

  async #onFormAsync({ wish }: ClockFormEvent): Promise<void> {
    if (wish.do === 'leave') {
      this.#setting = false;
      this.#host.requestUpdate();
      if (!(await this.focus())) await this.#doers.views.showForm();
      return;
    }
    await this.#doers.change({ clock: wish.choice });
    const telling = this.#telling;
    if (wish.do === 'read back') {
      const { time, names } = wish.choice;
      if (telling) this.#doers.speech.announcer.say(readBack(time, names, telling));
      return;
    }
    await this.#set(wish.choice);
  }

  async #set({ time, edition, names }: ClockChoice): Promise<void> {
    const player = { type: 'player' } as const;
    const result = await this.#doers.game.begin({
      id: crypto.randomUUID(),
      begunAt: Date.now(),
      seats: { white: player, black: player },
      names,
      conditions: {
        play: 'casual',
        edition,
        start: START_FEN,
        board: 'elsewhere',
        time,
        // Whoever works the clock does what an arbiter does there, and the program notices a flag.
        arbiter: false,
        press: 'by hand',
        illegalMoves: 'stand',
      },
    });
    if (result.type !== 'done') return;
    this.#setting = false;
    await this.#doers.views.showGame();
  }

  readonly #onPress = (event: ClockPressEvent): void => {
    void this.#doers.game.act({ type: 'press', by: event.side });
  };

  readonly #onWish = ({ wish }: ClockWishEvent): void => {
    const held = this.#held;
    switch (wish.do) {
      case 'anew':
        this.#onOpen();
        return;
      case 'leave':
        this.#doers.views.showForm().catch(reportError);
        return;
      case 'ask':
        this.#ask(wish.question);
        return;
      default:
        if (held) void this.#doers.game.act(actForClock(wish, held.game));
    }
  };

  readonly #onLine = (event: ClockLineEvent): void => {
    this.#enter(event.text).catch(reportError);
  };

  async #enter(text: string): Promise<void> {
    if (await this.#line.enter(text)) this.#find('clock-entry')?.accept();
  }

  #ask(question: ClockDetailQuestion): void {
    const held = this.#held;
    const telling = this.#telling;
    const said = held && telling && tellClockAsked(held.game, question, now(), telling);
    if (said) this.#doers.speech.announcer.say(said);
  }

  /** Wherever the focus is, save where it types or presses something itself. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey) return;
    const { letterKeys } = this.#doers.settings();
    if (!this.#stands || takesKeys(event) || (isCharacterKey(event) && !letterKeys)) return;
    const command = commandIn(event, CLOCK_KEYS);
    if (!command) return;
    event.preventDefault();
    this.#command(command);
  };

  #command(command: ClockCommand): void {
    const held = this.#held;
    const clock = held?.game.clock;
    if (!clock) return;
    const { left } = this.#choice;
    switch (command.do) {
      case 'press':
        void this.#doers.game.act({ type: 'press', by: pressedSide(command.of, clock, left) });
        return;
      case 'pause':
        void this.#doers.game.act(actForClock({ do: clock.now.phase === 'paused' ? 'restart' : 'stop' }, held.game));
        return;
      case 'read control':
        this.#doers.game.askClock({ about: 'time control' });
        return;
      case 'feel':
        this.dials.feel().catch(reportError);
        return;
      case 'entry':
        this.#find('clock-entry')?.focus();
        return;
      case 'act menu':
        this.#find('clock-table')?.unfold('arbiter');
        return;
      case 'help':
        this.#find('clock-table')?.unfold('keys');
        return;
      case 'repeat':
      case 'mute':
      case 'talk':
        obey(command, this.#doers).catch(reportError);
        return;
      case 'ask':
      case 'ask whose clock':
      case 'ask delay': {
        const question = questionOf(command, clock, left);
        if (question) this.#ask(question);
      }
    }
  }

  async #drawn(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  #find<Name extends 'clock-table' | 'clock-form' | 'clock-entry'>(name: Name): HTMLElementTagNameMap[Name] | null {
    return this.#host.shadowRoot?.querySelector(name) ?? null;
  }
}
