import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { localized } from '../../../components/texts.js';
import type { Move } from '../../laws/squares.js';
import { ClaimMadeEvent, type ClaimRequest } from '../shared/events.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { FocusOrigin } from './focus-origin.js';
import { lineInput } from '../../../components/line-entry/line-input.js';
import { lingering } from '../../../components/dom/lingering.js';
import { option } from '../../../components/dom/quiet-list.js';
import { controls } from '../../../components/styles/controls.js';
import { framed } from '../../../components/styles/framed.js';
import {
  grounds,
  isOfPosition,
  type Ground,
  costTexts,
  groundText,
  msg,
  questionText,
  type ClaimTerms,
} from './claim-texts.js';

/**
 * Claiming a draw (Art. 9.2, 9.3; in a quickplay finish 10.2 or III.5): on what ground, of the position on the board or by an
 * intended move. Before anything is done it asks, and says what a wrong claim costs. It is always in its place and empty until
 * `open` or `ask`; it is not modal. Escape leaves it, wherever the focus is; from within it goes back to where it was.
 *
 * The intended move is only text here. After the event the question stays until the app closes the form, or refuses the claim in
 * words, so that it can be mended and made again.
 *
 * @fires claim-made {ClaimMadeEvent} when the user has been asked and says yes
 * @fires command-given {CommandGivenEvent} when what had the focus is gone: on to the next region
 */
@customElement('claim-form')
@localized()
export class ClaimForm extends LitElement {
  static override styles = [
    controls,
    framed,
    css`
      .field > label {
        display: block;
        font-weight: bold;
      }

      .error {
        margin-block-start: 0.25rem;
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }
    `,
  ];

  @property({ attribute: false }) terms: ClaimTerms = { playing: false };

  @state() private shown: 'nothing' | 'form' | 'question' = 'nothing';
  @state() private ground: Ground = 'threefold';
  @state() private byMove = false;
  @state() private move = '';
  /** The move as the app understood it; no longer known once its text is edited. */
  #meant: Move | undefined;
  /** The question was answered Yes, and what comes of it is not known yet. */
  #isMade = false;
  /** What is wrong, in words. */
  @state() private error = '';

  @query('#ground') private readonly groundSelect!: HTMLSelectElement | null;
  @query('#move') private readonly moveInput!: HTMLInputElement | null;
  @query('#no') private readonly noButton!: HTMLButtonElement | null;

  readonly #origin = new FocusOrigin(this);

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.answer(false) });
    new EscapeKey(this, { rank: 'menu', leave: () => this.#leave() });
  }

  get isOpen(): boolean {
    return this.shown !== 'nothing';
  }

  /** Shows the form with the focus on its first field. */
  async open(): Promise<void> {
    this.#origin.remember();
    this.#set({ ground: 'threefold' });
    this.shown = 'form';
    await this.updateComplete;
    this.groundSelect?.focus();
  }

  /** Asks about a claim of which everything has been said, as by a typed command. */
  async ask(claim: ClaimRequest): Promise<void> {
    this.#origin.remember();
    this.#set(claim);
    await this.#askNow();
  }

  /** The claim was not taken, for this reason: it can be mended. */
  async refuse(words: string): Promise<void> {
    if (this.shown === 'nothing') return;
    this.error = words;
    this.shown = 'form';
    await this.updateComplete;
    (this.moveInput ?? this.groundSelect)?.focus();
  }

  /** What is asked; `undefined` while nothing is, or where it was answered. */
  get question(): string | undefined {
    return this.shown === 'question' && !this.#isMade ? questionText(this.#claim()) : undefined;
  }

  /** Answers the question in words; tells whether it stands open. */
  answer(yes: boolean): boolean {
    if (this.shown !== 'question') return false;
    if (yes) this.#onYes();
    else this.close();
    return true;
  }

  close(): void {
    if (this.shown === 'nothing') return;
    this.#origin.giveBack();
    this.shown = 'nothing';
  }

  override willUpdate(): void {
    if (this.shown !== 'nothing' && !this.terms.playing) this.close();
  }

  override render() {
    return html`${lingering(this.shown === 'form' ? this.#form() : nothing)}
    ${lingering(this.shown === 'question' ? this.#question() : nothing)}`;
  }

  #form() {
    const ofPosition = isOfPosition(this.ground);
    // What is wrong is told of the move where there is one, else of the ground.
    const atMove = this.byMove && ofPosition;
    return html`<form class="framed" aria-labelledby="title" novalidate @submit=${this.#onSubmit}>
      <h3 id="title">${msg('claim-title')}</h3>
      <p class="field">
        <label for="ground">${msg('claim-ground')}</label>
        <select
          id="ground"
          .value=${live(this.ground)}
          aria-describedby=${this.error && !atMove ? 'error' : nothing}
          @change=${this.#onGround}
        >
          ${grounds(this.terms.quickplay !== undefined).map((ground) =>
            option(ground, groundText(ground), this.ground),
          )}
        </select>
      </p>
      ${ofPosition ? this.#whereField() : nothing} ${atMove ? this.#moveField() : nothing}
      ${this.error ? html`<p id="error" class="error">${this.error}</p>` : nothing}
      <p id="cost">${costTexts(this.#claim(), this.terms).join(' ')}</p>
      <div class="row">
        <button type="submit" class="main" aria-describedby="cost">${msg('claim-go-on')}</button>
        <button type="button" @click=${this.#onCancel}>${msg('cancel')}</button>
      </div>
    </form>`;
  }

  #whereField() {
    const choice = (value: 'board' | 'move', label: string) =>
      html`<label class="choice"
        ><input
          type="radio"
          name="where"
          value=${value}
          .checked=${live(this.byMove === (value === 'move'))}
          @change=${this.#onWhere}
        />${label}</label
      >`;
    return html`<fieldset>
      <legend>${msg('claim-where')}</legend>
      ${choice('board', msg('claim-on-board'))} ${choice('move', msg('claim-by-move'))}
    </fieldset>`;
  }

  #moveField() {
    return html`<p class="field">
      <label for="move">${msg('claim-move')}</label>
      ${lineInput({
        id: 'move',
        value: live(this.move),
        refusedBy: this.error ? 'error' : undefined,
        onInput: this.#onMove,
      })}
    </p>`;
  }

  #question() {
    const claim = this.#claim();
    return html`<div role="group" class="framed" aria-labelledby="question">
      <p id="question">${questionText(claim)}</p>
      <p id="costs">${costTexts(claim, this.terms).join(' ')}</p>
      <div class="row">
        <button id="no" type="button" class="main" aria-describedby="costs" @click=${this.#onCancel}>
          ${msg('play-on')}
        </button>
        <button type="button" @click=${this.#onYes}>${msg('claim-yes')}</button>
      </div>
    </div>`;
  }

  #claim(): ClaimRequest {
    const { ground } = this;
    if (!isOfPosition(ground) || !this.byMove) return { ground };
    return { ground, move: this.move.trim(), ...(this.#meant && { meant: this.#meant }) };
  }

  #set(claim: ClaimRequest): void {
    const { move, meant } = 'move' in claim ? claim : {};
    this.ground = claim.ground;
    this.byMove = move !== undefined;
    this.move = move ?? '';
    this.#meant = meant;
    this.error = '';
  }

  async #askNow(): Promise<void> {
    this.error = '';
    this.#isMade = false;
    this.shown = 'question';
    await this.updateComplete;
    this.noButton?.focus();
  }

  readonly #onGround = (): void => {
    const chosen = this.groundSelect?.value;
    this.ground = grounds(true).find((ground) => ground === chosen) ?? 'threefold';
    this.error = '';
  };

  readonly #onWhere = (event: Event): void => {
    this.byMove = event.currentTarget instanceof HTMLInputElement && event.currentTarget.value === 'move';
    this.error = '';
  };

  readonly #onMove = (): void => {
    this.move = this.moveInput?.value ?? '';
    this.#meant = undefined;
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.shown !== 'form') return;
    const claim = this.#claim();
    if ('move' in claim && claim.move === '') {
      void this.refuse(msg('claim-move-missing'));
    } else {
      void this.#askNow();
    }
  };

  readonly #onYes = (): void => {
    if (this.shown !== 'question') return;
    this.#isMade = true;
    this.dispatchEvent(new ClaimMadeEvent(this.#claim()));
  };

  readonly #onCancel = (): void => this.close();

  #leave(): boolean {
    const isOpen = this.isOpen;
    this.close();
    return isOpen;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'claim-form': ClaimForm;
  }
}
