import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { asksYesOrNo, placesOf, type ShownCommand } from '../../../commands/bars.js';
import type { Bar } from '../../../commands/command.js';
import { COMMANDS, type CommandId, type CommandTable } from '../../../commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../../commands/when.js';
import { askedQuestion, questionText } from '../act-menu/asked-question.js';
import { labelOf } from '../command-labels.js';
import { EscapeKey } from '../../../../components/dom/escape-key.js';
import { CommandGivenEvent } from '../../shared/events.js';
import { lingering } from '../../../../components/dom/lingering.js';
import { controls } from '../../../../components/styles/controls.js';

/** The question before what ends the game. */
const QUESTION = '[role="group"]';

/** The bars from the first to the last; the question stands behind the answers to an offer. */
const BARS = ['unwatched time', 'answers', 'acts', 'clock and pieces', 'complaints', 'game'] as const satisfies Bar[];

/**
 * What a player does beside moving. What would end the game asks first. Acts that are not possible now stay in their place and
 * keep the focus; who presses one is told why it is not done.
 *
 * @fires command-given {CommandGivenEvent} when an act is wanted; and when what had the focus is gone: on to the next region
 */
@customElement('game-acts')
@localized()
export class GameActs extends LitElement {
  static override styles = controls;

  /** Someone who does not play at this window has a page of their own to act on; here they get what leads out of the game. */
  @property({ attribute: false }) state: WhenView = NOTHING_TO_DO;

  @property({ attribute: false }) commands: CommandTable = COMMANDS;

  /** What is asked about. */
  @state() private asked: CommandId | undefined;

  @query('#no') private readonly noButton!: HTMLButtonElement | null;
  /** Once the game is over, "Play again". */
  @query('[data-bar="game"] button') private readonly afterGame!: HTMLButtonElement | null;

  /** What has the focus while the acts are drawn anew. */
  #focused: Element | null = null;

  /** The button beside which something is asked, or was asked last. */
  #askedFrom: HTMLElement | undefined;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.answer(false) });
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('button')?.focus(options);
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
    if (!this.state.playing) this.afterGame?.focus();
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
    const [unwatched, answers, ...others] = BARS.map((bar) => this.#bar(bar));
    if (!plays) return others.at(-1);
    return html`${unwatched} ${answers}
    ${lingering(this.asked ? askedQuestion(this.asked, { onYes: this.#onYes, onNo: this.#onNo }) : nothing)} ${others}`;
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
