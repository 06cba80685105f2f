import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { CommandGivenEvent, GameWishEvent, type GameWish } from '../events.js';
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
    if (!this.#focused || this.#focused.isConnected) return;
    // The button that was pressed is gone with what it was for; the focus must not fall out of the page.
    if (this.playAgainButton) this.playAgainButton.focus();
    else this.dispatchEvent(new CommandGivenEvent({ do: 'next region', back: false }));
  }

  override render() {
    const { playing, offer, canTakeBack, computerThinks, computerFailed } = this.state;
    return html`
      ${
        offer === 'to answer'
          ? html`<div class="row">
              ${this.#button('accept draw', msg('Accept draw', { id: 'accept-draw' }))}
              ${this.#button('refuse draw', msg('Refuse draw', { id: 'refuse-draw' }))}
            </div>`
          : nothing
      }
      ${this.resigning && playing ? this.#question() : nothing}
      <div class="row">
        ${this.#button('offer draw', msg('Offer draw', { id: 'offer-draw' }), !playing || offer !== 'none')}
        <button id="resign" type="button" aria-disabled=${playing ? nothing : 'true'} @click=${this.#onResign}>
          ${msg('Resign', { id: 'resign' })}
        </button>
        ${this.#button('take back', msg('Take back', { id: 'take-back' }), !canTakeBack)}
        ${computerThinks ? this.#button('move now', msg('Computer, move now', { id: 'move-now' })) : nothing}
        ${
          computerFailed
            ? this.#button('try computer again', msg('Start the computer again', { id: 'try-computer-again' }))
            : nothing
        }
      </div>
      <div class="row">
        ${playing ? nothing : this.#button('play again', msg('Play again', { id: 'play-again' }))}
        ${this.#button('new game', msg('New game', { id: 'new-game' }))}
        ${this.#button('full screen', msg('Full screen', { id: 'full-screen' }))}
      </div>
    `;
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
    const wish = (event.currentTarget as HTMLElement).dataset['wish'] as GameWish;
    this.dispatchEvent(new GameWishEvent(wish));
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
    this.dispatchEvent(new GameWishEvent('resign'));
  };

  #onNo = async (): Promise<void> => {
    this.resigning = false;
    await this.updateComplete;
    this.resignButton.focus();
  };

  #onQuestionKey = async (event: KeyboardEvent): Promise<void> => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    await this.#onNo();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-acts': GameActs;
  }
}
