import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { itemsOf, type MenuWish } from '../act-menu/act-menu-items.js';
import { actText } from '../act-menu/act-texts.js';
import { askedQuestion, questionText } from '../act-menu/asked-question.js';
import { EscapeKey } from '../../../../components/dom/escape-key.js';
import { CommandGivenEvent, GameWishEvent, type GameWish } from '../../shared/events.js';
import { lingering } from '../../../../components/dom/lingering.js';
import { controls } from '../../../../components/styles/controls.js';
import { NO_ACTS, isThere, type GameActsState } from './game-acts-state.js';

export { NO_ACTS, type GameActsState } from './game-acts-state.js';

/** The question "Resign this game?". */
const QUESTION = '[role="group"]';

/** What a button is for; nothing for those of the question. */
function wishOf(button: Element): GameWish | undefined {
  return button instanceof HTMLElement ? (button.dataset['wish'] as GameWish | undefined) : undefined;
}

/**
 * What a player does beside moving. What would end the game asks first. Acts that are not possible now stay in their place and
 * keep the focus; who presses one is told why it is not done.
 *
 * @fires game-wish {GameWishEvent} when an act is wanted
 * @fires command-given {CommandGivenEvent} when what had the focus is gone: on to the next region
 */
@customElement('game-acts')
@localized()
export class GameActs extends LitElement {
  static override styles = controls;

  @property({ attribute: false }) state: GameActsState = NO_ACTS;

  /** Whether a player himself sits here. Whoever else does has a page of his own for what he does, and here what leads out of the game. */
  @property({ attribute: false }) plays = true;

  /** Whether the question "Resign this game?" stands open. */
  @state() private resigning = false;

  @query('#resign') private readonly resignButton!: HTMLButtonElement | null;
  @query('#no') private readonly noButton!: HTMLButtonElement | null;
  @query('[data-wish="play again"]') private readonly playAgainButton!: HTMLButtonElement | null;

  /** What has the focus while the acts are drawn anew. */
  #focused: Element | null = null;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.answer(false) });
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('button')?.focus(options);
  }

  /** What is asked; `undefined` while nothing is. */
  get question(): string | undefined {
    return this.resigning ? questionText('resign') : undefined;
  }

  /** Answers the question in words; tells whether it stands open. */
  answer(yes: boolean): boolean {
    const asks = this.resigning;
    if (yes) this.#onYes();
    else this.#onNo();
    return asks;
  }

  override willUpdate(): void {
    if (!this.state.playing) this.resigning = false;
    this.#focused = this.shadowRoot?.activeElement ?? null;
  }

  override updated(): void {
    if (!this.#focused || !this.#isGoing(this.#focused)) return;
    // The button that was pressed goes with what it was for; the focus must not fall out of the page.
    if (!this.state.playing) this.playAgainButton?.focus();
    else if (this.#focused.closest(QUESTION)) this.resignButton?.focus();
    else this.dispatchEvent(new CommandGivenEvent({ do: 'next region', back: false }));
  }

  /** Whether a button still stands in the page only because it lingers. */
  #isGoing(button: Element): boolean {
    if (button.closest(QUESTION)) return !this.resigning;
    const wish = wishOf(button);
    return wish !== undefined && !isThere(wish, this.state);
  }

  override render() {
    return html`
      ${this.plays ? this.#ofPlayer() : nothing}
      <div class="row">
        ${this.#atTimes('play again', msg('Play again', { id: 'play-again' }))}
        ${this.#button('new game', msg('New game', { id: 'new-game' }))}
        ${this.#button('full screen', msg('Full screen', { id: 'full-screen' }))}
      </div>
    `;
  }

  #ofPlayer() {
    const { playing, offer, clock, away, touchBinds, complaints, canTakeBack } = this.state;
    return html`
      ${lingering(
        away
          ? html`<div class="row">
              ${this.#button('charge time', actText('charge time', this.state))}
              ${this.#button('do not charge time', actText('do not charge time', this.state))}
            </div>`
          : nothing,
      )}
      ${lingering(
        offer === 'to answer'
          ? html`<div class="row">
              ${this.#button('accept draw', actText('accept draw', this.state))}
              ${this.#button('refuse draw', actText('refuse draw', this.state))}
            </div>`
          : nothing,
      )}
      ${lingering(this.resigning ? askedQuestion('resign', { onYes: this.#onYes, onNo: this.#onNo }) : nothing)}
      <div class="row">
        ${this.#item('offer draw')}
        <button id="resign" type="button" aria-disabled=${playing ? nothing : 'true'} @click=${this.#onResign}>
          ${msg('Resign', { id: 'resign' })}
        </button>
        ${this.#item('claim draw')} ${this.#button('take back', msg('Take back', { id: 'take-back' }), !canTakeBack)}
        ${this.#atTimes('move now', msg('Computer, move now', { id: 'move-now' }))}
        ${this.#atTimes('try computer again', msg('Start the computer again', { id: 'try-computer-again' }))}
      </div>
      ${clock === 'none' && !touchBinds ? nothing : html`<div class="row">${this.#ofClockAndPieces()}</div>`}
      ${complaints.length === 0 ? nothing : html`<div class="row">${complaints.map((what) => this.#item(what))}</div>`}
    `;
  }

  #ofClockAndPieces() {
    const { clock, touchBinds } = this.state;
    return html`${touchBinds ? this.#item('adjust') : nothing}
    ${clock === 'none' ? nothing : html`${this.#item('claim flag')} ${this.#stopOrStart()}`}`;
  }

  /** One button, so that it keeps the focus while it becomes the other. */
  #stopOrStart() {
    return this.#item(this.#isPossible('start clocks') === undefined ? 'stop clocks' : 'start clocks');
  }

  /** What the menu of acts has too. */
  #item(wish: MenuWish) {
    return this.#button(wish, actText(wish, this.state), this.#isPossible(wish) !== true);
  }

  #isPossible(wish: MenuWish): boolean | undefined {
    return itemsOf(this.state).find((item) => item.wish === wish)?.possible;
  }

  #atTimes(wish: GameWish, label: string) {
    return lingering(isThere(wish, this.state) ? this.#button(wish, label) : nothing);
  }

  #button(wish: GameWish, label: string, notNow = false) {
    return html`<button
      type="button"
      data-wish=${wish}
      aria-disabled=${notNow ? 'true' : nothing}
      @click=${this.#onWish}
    >
      ${label}
    </button>`;
  }

  #onWish = (event: Event): void => {
    const wish = wishOf(event.currentTarget as HTMLElement);
    // A second press on a button that lingers wants nothing more.
    if (wish && isThere(wish, this.state)) this.dispatchEvent(new GameWishEvent(wish));
  };

  #onResign = async (): Promise<void> => {
    if (!this.state.playing) {
      this.dispatchEvent(new GameWishEvent('resign'));
      return;
    }
    this.resigning = true;
    await this.updateComplete;
    this.noButton?.focus();
  };

  /** The question stays until the game is over: if the act could not be kept, it can be answered again. */
  #onYes = (): void => {
    if (this.resigning) this.dispatchEvent(new GameWishEvent('resign'));
  };

  #onNo = (): void => {
    this.resigning = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-acts': GameActs;
  }
}
