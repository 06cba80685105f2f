import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { asksYesOrNo, placesOf, type ShownCommand } from '../../commands/bars.js';
import type { Bar } from '../../commands/command.js';
import { COMMANDS, type CommandId, type CommandTable } from '../../commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../commands/when.js';
import { askedQuestion, questionText } from './asked-question.js';
import { labelOf } from './command-labels.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { CommandGivenEvent } from '../shared/events.js';
import { lingering } from '../../../components/dom/lingering.js';
import { ToolBars } from '../../../components/dom/tool-bars.js';
import { controls } from '../../../components/styles/controls.js';
import { msg } from './texts.js';
import { toolBarStyles } from './tool-bar.styles.js';

/** The question before what ends the game. */
const QUESTION = '[role="group"]';

/** Its rows from the first to the last: what waits for an answer comes first. */
const BARS: readonly Bar[] = ['unwatched time', 'answers', 'acts', 'clock and pieces', 'complaints', 'game', 'file'];

/** What also those have who do not play here. */
const OF_THE_GAME: readonly Bar[] = ['game', 'file'];

/**
 * A toolbar of what a player does beside moving. What would end the game asks first. Acts that are not possible now stay in their place and
 * keep the focus; who presses one is told why it is not done.
 *
 * @fires command-given {CommandGivenEvent} when an act is wanted; and when what had the focus is gone: on to the next region
 * @fires game-over {Event} when what had the focus is gone because the game is over
 */
@customElement('game-acts')
@localized()
export class GameActs extends LitElement {
  static override styles = [controls, toolBarStyles];

  /** Someone who does not play at this window has a page of their own to act on; here they get what leads out of the game. */
  @property({ attribute: false }) state: WhenView = NOTHING_TO_DO;

  @property({ attribute: false }) commands: CommandTable = COMMANDS;

  /** What is asked about. */
  @state() private asked: CommandId | undefined;

  @query('#no') private readonly noButton!: HTMLButtonElement | null;

  /** What has the focus while the acts are drawn anew. */
  #focused: Element | null = null;

  /** The button beside which something is asked, or was asked last. */
  #askedFrom: HTMLElement | undefined;

  constructor() {
    super();
    this.addController(new ToolBars(this));
    new EscapeKey(this, { rank: 'question', leave: () => this.answer(false) });
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(options);
  }

  /** What is asked; `undefined` while nothing is. */
  get question(): string | undefined {
    return this.asked && questionText(this.asked);
  }

  /** Answers the question in words; tells whether it stands open. */
  answer(yes: boolean): boolean {
    const asks = this.asked !== undefined;
    if (yes) this.#onYes();
    else this.#onNo();
    return asks;
  }

  override willUpdate(): void {
    if (this.asked && !asksYesOrNo(this.asked, this.state, this.commands)) this.asked = undefined;
    this.#focused = this.shadowRoot?.activeElement ?? null;
  }

  override updated(): void {
    if (!this.#focused || !this.#isGoing(this.#focused)) return;
    // The button that was pressed goes with what it was for; the focus must not fall out of the page.
    const from = this.#focused.closest(QUESTION) ? this.#askedFrom : undefined;
    if (!this.state.playing) this.dispatchEvent(new Event('game-over'));
    else if (from && !this.#isGoing(from)) from.focus();
    else this.dispatchEvent(new CommandGivenEvent('next-region'));
  }

  /** Whether a button still stands in the page only because it lingers. */
  #isGoing(button: Element): boolean {
    if (button.closest(QUESTION)) return this.asked === undefined;
    return !this.#shownBy(button);
  }

  override render() {
    const { plays = true } = this.state;
    const bars = plays ? BARS : OF_THE_GAME;
    return html`<h2 id="bar">${msg('bar-actions')}</h2>
      ${lingering(this.asked ? askedQuestion(this.asked, { onYes: this.#onYes, onNo: this.#onNo }) : nothing)}
      <div role="toolbar" aria-labelledby="bar">${bars.map((bar) => this.#bar(bar))}</div>`;
  }

  #bar(bar: Bar) {
    const places = placesOf(bar, this.state, this.commands);
    const buttons = places.map(({ shown }) => lingering(shown ? this.#button(bar, shown) : nothing));
    return lingering(
      places.some(({ shown }) => shown) ? html`<div class="row" data-bar=${bar}>${buttons}</div>` : nothing,
    );
  }

  #button(bar: Bar, { id, possible }: ShownCommand) {
    return html`<button
      type="button"
      data-command=${id}
      aria-disabled=${possible ? nothing : 'true'}
      @click=${this.#onCommand}
    >
      ${labelOf(id, bar, this.state)}
    </button>`;
  }

  /** What a button is for, where there is such a thing to do now. */
  #shownBy(button: Element): CommandId | undefined {
    const command = button instanceof HTMLElement ? button.dataset['command'] : undefined;
    return BARS.flatMap((bar) => placesOf(bar, this.state, this.commands)).find(({ shown }) => shown?.id === command)
      ?.shown?.id;
  }

  readonly #onCommand = ({ currentTarget }: Event): void => {
    // A second press on a button that lingers wants nothing more.
    const button = currentTarget as HTMLElement;
    const command = this.#shownBy(button);
    if (command && asksYesOrNo(command, this.state, this.commands)) this.#ask(command, button).catch(reportError);
    else if (command) this.dispatchEvent(new CommandGivenEvent(command));
  };

  async #ask(command: CommandId, from: HTMLElement): Promise<void> {
    this.asked = command;
    this.#askedFrom = from;
    await this.updateComplete;
    this.noButton?.focus();
  }

  /** The question stays until the game is over: if the act could not be kept, it can be answered again. */
  readonly #onYes = (): void => {
    if (this.asked) this.dispatchEvent(new CommandGivenEvent(this.asked, true));
  };

  readonly #onNo = (): void => {
    this.asked = undefined;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-acts': GameActs;
  }
}
