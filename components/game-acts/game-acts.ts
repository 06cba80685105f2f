import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { CommandGivenEvent, GameWishEvent, type GameWish } from '../events.js';
import { lingering } from '../lingering.js';
import { controls } from '../styles/controls.js';

/** What of a game decides which of these acts are possible now. */
export interface GameActsState {
  readonly playing: boolean;
  /** A draw offer that stands, and whether whoever sits here may answer it. */
  readonly offer: 'none' | 'to answer' | 'waiting';
  readonly canTakeBack: boolean;
  readonly computerThinks: boolean;
  readonly computerFailed: boolean;
}

/** A wish whose button is there only at times. */
function isThere(wish: GameWish, { playing, offer, computerThinks, computerFailed }: GameActsState): boolean {
  switch (wish) {
    case 'accept draw':
    case 'refuse draw':
      return offer === 'to answer';
    case 'play again':
      return !playing;
    case 'move now':
      return computerThinks;
    case 'try computer again':
      return computerFailed;
    case 'new game':
    case 'resign':
    case 'offer draw':
    case 'take back':
    case 'full screen':
      return true;
  }
}

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

  @property({ attribute: false }) state: GameActsState = {
    playing: false,
    offer: 'none',
    canTakeBack: false,
    computerThinks: false,
    computerFailed: false,
  };

  /** Whether the question "Resign this game?" stands open. */
  @state() private resigning = false;

  @query('#resign') private readonly resignButton!: HTMLButtonElement;
  @query('#no') private readonly noButton!: HTMLButtonElement | null;
  @query('[data-wish="play again"]') private readonly playAgainButton!: HTMLButtonElement | null;

  /** What has the focus while the acts are drawn anew. */
  #focused: Element | null = null;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('button')?.focus(options);
  }

  override willUpdate(): void {
    if (!this.state.playing) this.resigning = false;
    this.#focused = this.shadowRoot?.activeElement ?? null;
  }

  override updated(): void {
    if (!this.#focused || !this.#isGoing(this.#focused)) return;
    // The button that was pressed goes with what it was for; the focus must not fall out of the page.
    if (!this.state.playing) this.playAgainButton?.focus();
    else if (this.#focused.closest(QUESTION)) this.resignButton.focus();
    else this.dispatchEvent(new CommandGivenEvent({ do: 'next region', back: false }));
  }

  /** Whether a button still stands in the page only because it lingers. */
  #isGoing(button: Element): boolean {
    if (button.closest(QUESTION)) return !this.resigning;
    const wish = wishOf(button);
    return wish !== undefined && !isThere(wish, this.state);
  }

  override render() {
    const { playing, offer, canTakeBack } = this.state;
    return html`
      ${lingering(
        offer === 'to answer'
          ? html`<div class="row">
              ${this.#button('accept draw', msg('Accept draw', { id: 'accept-draw' }))}
              ${this.#button('refuse draw', msg('Refuse draw', { id: 'refuse-draw' }))}
            </div>`
          : nothing,
      )}
      ${lingering(this.resigning ? this.#question() : nothing)}
      <div class="row">
        ${this.#button('offer draw', msg('Offer draw', { id: 'offer-draw' }), !playing || offer !== 'none')}
        <button id="resign" type="button" aria-disabled=${playing ? nothing : 'true'} @click=${this.#onResign}>
          ${msg('Resign', { id: 'resign' })}
        </button>
        ${this.#button('take back', msg('Take back', { id: 'take-back' }), !canTakeBack)}
        ${this.#atTimes('move now', msg('Computer, move now', { id: 'move-now' }))}
        ${this.#atTimes('try computer again', msg('Start the computer again', { id: 'try-computer-again' }))}
      </div>
      <div class="row">
        ${this.#atTimes('play again', msg('Play again', { id: 'play-again' }))}
        ${this.#button('new game', msg('New game', { id: 'new-game' }))}
        ${this.#button('full screen', msg('Full screen', { id: 'full-screen' }))}
      </div>
    `;
  }

  #atTimes(wish: GameWish, label: string) {
    return lingering(isThere(wish, this.state) ? this.#button(wish, label) : nothing);
  }

  #question() {
    return html`<div role="group" aria-labelledby="question" @keydown=${this.#onQuestionKey}>
      <p id="question">${msg('Resign this game?', { id: 'resign-question' })}</p>
      <div class="row">
        <button type="button" class="main" @click=${this.#onYes}>${msg('Yes, resign', { id: 'resign-yes' })}</button>
        <button id="no" type="button" @click=${this.#onNo}>${msg('No, play on', { id: 'resign-no' })}</button>
      </div>
    </div>`;
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

  #onQuestionKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#onNo();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-acts': GameActs;
  }
}
