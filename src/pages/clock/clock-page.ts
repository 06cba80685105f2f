/** Carries what is done at a clock that stands alone to the game, and has it told. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import '../shared/page-line.js';
import type { PageLine, PageLineEvent } from '../shared/page-line.js';
import './clock-table.js';
import type { ClockTable } from './clock-table.js';
import type { ClockPressEvent } from '../../../components/chess-clock/chess-clock.js';
import { PAGE_LINGERS_FOR, lingering } from '../../../components/dom/lingering.js';
import type { ClockSetEvent } from '../shared/clock-adjust.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import { EDITIONS } from '../../laws/editions.js';
import { openTime } from '../../laws/rules/unwatched-time.js';
import { termsOf } from '../../laws/game.js';
import { readClockChoice, type ClockChoice } from '../../storage/settings/clock-choice.js';
import { LineHistory } from '../../../speech/line-history.js';
import type { EnteredLine, LineOutcome } from '../../../speech/line-queue.js';
import type { JournalEntry } from '../../game/session/journal.js';
import type { HeldGame, SessionNews, SessionPort } from '../../game/session/session-port.js';
import type { ClockDetailQuestion } from '../../questions/clock.js';
import { ClockLine } from './clock-line.js';
import { msg } from './texts.js';
import { ClockModeDials } from './dials.js';
import { ClockModeForm } from './set-clock.js';
import { ClockCommands } from './clock-commands.js';
import { ClockModeKeys } from './clock-keys.js';
import { tellClockActs, tellClockAsked, tellClockSet, type ClockTelling } from './clock-words.js';
import { ClockModeWarnings } from './clock-warnings.js';
import { ClockSenses } from './clock-senses.js';
import type { Services } from '../shared/services.js';
import { isElsewhere } from '../../game/held-game.js';
import { phraseOptions } from '../shared/phrase-options.js';
import { FIDE_CLOCK } from '../../../speech/phrase/fide-clock.js';
import { durationSaid } from '../../../speech/phrase/clock.js';

export class ClockMode {
  readonly #clockTable = createRef<ClockTable>();
  readonly #entry = createRef<PageLine>();
  readonly #services: Services;
  readonly #warnings: ClockModeWarnings;
  readonly #line: ClockLine;
  readonly #form: ClockModeForm;
  /** The lines typed to the clock. */
  readonly #lines = new LineHistory();
  readonly #keys: ClockModeKeys;
  /** What is done here of the table of commands. */
  readonly commands: ClockCommands;
  /** Those of any clock here. */
  readonly dials: ClockModeDials;
  #read: { readonly kept: unknown; readonly choice: ClockChoice } | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, services: Services, session: SessionPort) {
    this.#services = services;
    const senses = new ClockSenses(services.speech, services.settings);
    const choice = (): ClockChoice => this.#choice;
    const telling = (): ClockTelling => this.#telling;
    this.dials = new ClockModeDials({ host, services, senses, choice, telling, now: this.#now });
    this.commands = new ClockCommands({
      services,
      held: () => this.#held,
      choice,
      now: this.#now,
      ask: (question) => this.#ask(question),
      feel: () => this.dials.feel(),
      openForm: () => {
        this.openForm();
        return services.views.showGame();
      },
      focusEntry: () => this.#entry.value?.focus(),
      unfold: (which) => this.#clockTable.value?.unfold(which),
    });
    const { commands } = this;
    this.#line = new ClockLine({
      services,
      held: () => this.#held,
      telling,
      commands,
      changed: () => host.requestUpdate(),
    });
    this.#warnings = new ClockModeWarnings({
      clock: services.clock,
      timers: services.timers,
      speech: services.speech,
      senses,
      choice,
      telling,
    });
    this.#form = new ClockModeForm({ services, choice, telling });
    this.#keys = new ClockModeKeys({ services, stands: () => this.#stands, commands });
    // It came before this part of the program did.
    if (session.held) {
      this.#onNews({ type: 'game', held: session.held, how: 'brought back' });
      this.#tellUnwatched(session.held, session.entries.at(-1));
    }
    session.listen(this.#onNews);
    addEventListener('pagehide', () => this.#warnings.close());
    host.requestUpdate();
  }

  /** The form in which a clock is set, while it stands open. */
  form(): unknown {
    return lingering(this.isBeingSet ? this.#form.view() : nothing, PAGE_LINGERS_FOR);
  }

  /**
   * The clock that stands here.
   *
   * @param voice the button for talking, where something listens
   */
  view(voice: unknown): unknown {
    const held = this.#held;
    return lingering(held && !this.isBeingSet ? this.#table(held, voice) : nothing, PAGE_LINGERS_FOR);
  }

  /** Whether the form stands open in which a clock is set. */
  get isBeingSet(): boolean {
    return this.#form.isOpen;
  }

  /** The next time that the page is shown. */
  openForm(): void {
    this.#form.open();
  }

  /** Puts the focus on the form or the clock. */
  async focus(): Promise<void> {
    if (this.isBeingSet) {
      this.#form.focus();
      return;
    }
    const table = this.#clockTable.value;
    // What takes the focus is drawn by itself, perhaps not yet.
    await table?.updateComplete;
    table?.focus();
  }

  /** Whether what is said is said to the clock that stands here. */
  get listens(): boolean {
    return this.#held !== undefined;
  }

  /** What may have been said, the likeliest first. */
  enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<LineOutcome> {
    return this.#line.enterSpoken(alternatives);
  }

  /** Answers what was typed or said in a game; where it has no clock that is said. */
  askInGame(question: ClockDetailQuestion): void {
    const { held } = this.#services.game.value;
    const telling = this.#telling;
    const said = held && tellClockAsked(held.game, question, this.#now(), { ...telling, whose: 'both' });
    if (said) this.#services.speech.speaker.say(said);
    else this.#services.game.askClock({ about: 'clocks', whose: 'both' });
  }

  /** The same object until something else is chosen, for what is drawn with it would begin anew. */
  get #choice(): ClockChoice {
    const { clock } = this.#services.settings();
    if (!this.#read || this.#read.kept !== clock) this.#read = { kept: clock, choice: readClockChoice(clock) };
    return this.#read.choice;
  }

  get #held(): HeldGame | undefined {
    const { held } = this.#services.game.value;
    return isElsewhere(held) ? held : undefined;
  }

  /** The clock that is shown, and may be worked. */
  get #stands(): HeldGame | undefined {
    return !this.#form.isOpen && this.#clockTable.value ? this.#held : undefined;
  }

  get #telling(): ClockTelling {
    const { language, whose } = this.#choice;
    const words = { ...this.#services.words.current, germanClock: FIDE_CLOCK };
    const options = phraseOptions(words, this.#services.settings(), this.#services.game.value);
    return { options, language, whose };
  }

  #table({ game, setup }: HeldGame, voice: unknown): TemplateResult {
    const { tempo, supervision } = termsOf(game);
    const calls = EDITIONS[game.conditions.edition].arbiterCallsFlag[tempo][supervision].value;
    const { left, whose } = this.#choice;
    return html`<clock-table
        ${ref(this.#clockTable)}
        .clock=${game.clock}
        .now=${this.#now}
        .names=${setup.names}
        .left=${left}
        .whose=${whose}
        .away=${game.unwatched?.spans[0]?.of}
        .flagClaims=${!calls}
        .refusal=${this.#services.game.value.refusal}
        .timeText=${this.#timeText}
        @clock-set=${this.#onSet}
        @clock-press=${this.#onPress}
      ></clock-table>
      <page-line
        .label=${msg('clock-line')}
        .button=${msg('clock-line-enter')}
        .about=${msg('clock-line-about')}
        ${ref(this.#entry)}
        .refusal=${this.#line.refusal}
        .history=${this.#lines}
        @page-line=${this.#onLine}
      ></page-line>
      ${voice} ${game.clock ? this.dials.beside(game.clock) : nothing}`;
  }

  readonly #now = (): number => this.#services.clock.now();

  readonly #timeText = (time: number): string => durationSaid(time, this.#services.words.current.messages);

  readonly #onNews = (news: SessionNews): void => {
    if (news.type !== 'game' && news.type !== 'act') return;
    this.#warnings.follow(news.held);
    this.#line.forget();
    this.#keys.follow(isElsewhere(news.held));
    const telling = this.#telling;
    if (!isElsewhere(news.held)) return;
    if (news.type === 'game') this.#services.speech.speaker.beginGame();
    const said =
      news.type === 'act'
        ? tellClockActs(news.entry.facts, telling)
        : tellClockSet(news.held, news.how === 'begun' ? 'set' : 'back', this.#now(), telling);
    if (said) this.#services.speech.speaker.say(said);
  };

  /** Time that nobody watched: what is open of it, or what was found of it when the game was brought back. */
  #tellUnwatched(held: HeldGame, last: JournalEntry | undefined): void {
    const open = openTime(held.game);
    const found = last?.act.type === 'unwatched' ? last.facts : [];
    const telling = isElsewhere(held) ? this.#telling : undefined;
    const said = telling && tellClockActs(open.length > 0 ? open : found, telling);
    if (said) this.#services.speech.speaker.say(said);
  }

  readonly #onPress = ({ side }: ClockPressEvent): void => {
    this.commands.run('clock-press-of', { color: side }).catch(reportError);
  };

  readonly #onSet = ({ settings }: ClockSetEvent): void => {
    void this.#services.game.act({ type: 'set clock', by: 'arbiter', settings });
  };

  readonly #onLine = (event: PageLineEvent): void => {
    this.#enter(event.line).catch(reportError);
  };

  async #enter(line: EnteredLine): Promise<void> {
    this.#entry.value?.end(line.text, await this.#line.enter(line));
  }

  #ask(question: ClockDetailQuestion): void {
    const held = this.#held;
    const telling = this.#telling;
    const said = held && tellClockAsked(held.game, question, this.#now(), telling);
    if (said) this.#services.speech.speaker.say(said);
  }
}
