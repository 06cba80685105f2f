import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { NOTHING_TO_DO, itemsOf, type ActMenuState, type MenuWish } from '../act-menu/act-menu-items.js';
import { complaintText } from '../act-menu/complaint-text.js';
import { CommandGivenEvent, GameWishEvent, type GameWish } from '../events.js';
import { lingering } from '../lingering.js';
import { controls } from '../styles/controls.js';

/** What of a game decides which of these acts are possible now. */
export interface GameActsState extends ActMenuState {
  /** Whether a touched piece must be played, so that it matters to say that one adjusts (Art. 4.2.1). */
  readonly touchBinds: boolean;
  readonly canTakeBack: boolean;
  readonly computerThinks: boolean;
  readonly computerFailed: boolean;
}

export const NO_ACTS: GameActsState = {
  ...NOTHING_TO_DO,
  touchBinds: false,
  canTakeBack: false,
  computerThinks: false,
  computerFailed: false,
};

/** A wish whose button is there only at times. */
function isThere(wish: GameWish, state: GameActsState): boolean {
  const { playing, offer, touchBinds, computerThinks, computerFailed } = state;
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
    case 'adjust':
      return touchBinds;
    case 'claim flag':
    case 'stop clocks':
    case 'start clocks':
    case 'illegal move':
    case 'touched piece':
    case 'pressed without a move':
    case 'pawn left unpromoted':
      return itemsOf(state).some((item) => item.wish === wish);
    case 'press clock':
      // Beside the clock itself.
      return false;
    case 'claim draw':
    case 'new game':
    case 'resign':
    case 'offer draw':
    case 'take back':
    case 'full screen':
    case 'save game':
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

  @property({ attribute: false }) state: GameActsState = NO_ACTS;

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
    const { playing, toMove, offer, clock, touchBinds, complaints, canTakeBack } = this.state;
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
        ${this.#button('claim draw', msg('Claim a draw …', { id: 'claim-draw-menu' }), !playing || !toMove)}
        ${this.#button('take back', msg('Take back', { id: 'take-back' }), !canTakeBack)}
        ${this.#atTimes('move now', msg('Computer, move now', { id: 'move-now' }))}
        ${this.#atTimes('try computer again', msg('Start the computer again', { id: 'try-computer-again' }))}
      </div>
      ${clock === 'none' && !touchBinds ? nothing : html`<div class="row">${this.#ofClockAndPieces()}</div>`}
      ${
        complaints.length === 0
          ? nothing
          : html`<div class="row">${complaints.map((what) => this.#item(what, complaintText(what)))}</div>`
      }
      <div class="row">
        ${this.#atTimes('play again', msg('Play again', { id: 'play-again' }))}
        ${this.#button('new game', msg('New game', { id: 'new-game' }))}
        ${this.#button('full screen', msg('Full screen', { id: 'full-screen' }))}
      </div>
    `;
  }

  #ofClockAndPieces() {
    const { clock, touchBinds } = this.state;
    return html`${touchBinds ? this.#item('adjust', msg('Adjust pieces', { id: 'adjust-pieces' })) : nothing}
    ${
      clock === 'none'
        ? nothing
        : html`${this.#item('claim flag', msg('Claim the flag', { id: 'claim-flag' }))} ${this.#stopOrStart()}`
    }`;
  }

  /** One button, so that it keeps the focus while it becomes the other. */
  #stopOrStart() {
    if (this.#isPossible('start clocks') === undefined) {
      return this.#item('stop clocks', msg('Stop the clocks', { id: 'stop-clocks' }));
    }
    const again = this.state.clock === 'paused';
    return this.#item(
      'start clocks',
      again
        ? msg('Start the clocks again', { id: 'start-clocks-again' })
        : msg('Start the clocks', { id: 'start-clocks' }),
    );
  }

  /** What the menu of acts has too. */
  #item(wish: MenuWish, label: string) {
    return this.#button(wish, label, this.#isPossible(wish) !== true);
  }

  #isPossible(wish: MenuWish): boolean | undefined {
    return itemsOf(this.state).find((item) => item.wish === wish)?.possible;
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
