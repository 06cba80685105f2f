import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { Move } from '../../laws/squares.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { CommandGivenEvent } from '../shared/events.js';
import { FocusOrigin } from './focus-origin.js';
import { lingering } from '../../../components/dom/lingering.js';
import { controls } from '../../../components/styles/controls.js';

/** The user says which of the moves is meant that were asked about; `undefined` for none of them. */
export class MoveMeantEvent extends Event {
  static readonly type = 'move-meant';
  readonly move: Move | undefined;
  constructor(move: Move | undefined) {
    super(MoveMeantEvent.type, { bubbles: true, composed: true });
    this.move = move;
  }
}

declare global {
  interface HTMLElementEventMap {
    'move-meant': MoveMeantEvent;
  }
}

/** A move that is asked about, as it would be called. */
export interface AskedMove {
  readonly text: string;
  /** BCP 47. */
  readonly lang: string;
  readonly move: Move;
}

/**
 * The moves that a typed or spoken line can mean, to choose from; one that is not sure is answered by Yes or No. It stands beneath the
 * entry and is empty where nothing is asked. No, or none of them, stands first, so that Tab comes upon it; it is what Escape answers,
 * wherever the focus is. The question itself has been said and is shown at the entry, so it is announced here by
 * nothing but the name of the group.
 *
 * @fires move-meant {MoveMeantEvent} the move that is meant, or none --bubbles --composed
 * @fires command-given {CommandGivenEvent} when what had the focus is gone: to the move entry, if it was not put here from elsewhere
 */
@customElement('move-question')
@localized()
export class MoveQuestion extends LitElement {
  static override styles = controls;

  @property({ attribute: false }) moves: readonly AskedMove[] = [];

  /** What has the focus while the question is drawn anew. */
  #focused: Element | null = null;
  readonly #origin = new FocusOrigin(this);
  /** The focus was put here, and did not come by itself. */
  wasLed = false;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.#leave(), tellsItself: true });
  }

  /** Puts the focus on No; when the question is answered it goes back to where it was. */
  override focus(options?: FocusOptions): void {
    this.#origin.remember();
    this.wasLed = true;
    this.renderRoot.querySelector('button')?.focus(options);
  }

  override willUpdate(): void {
    this.#focused = this.shadowRoot?.activeElement ?? null;
  }

  /** It may be answered otherwise, as by voice, while the focus is here, which must not fall out of the page. */
  override updated(): void {
    if (!this.#focused) return;
    if (this.moves.length === 0) this.#giveBack();
    else if (!this.#focused.isConnected) this.renderRoot.querySelector('button')?.focus();
  }

  #giveBack(): void {
    if (this.wasLed) this.#origin.giveBack();
    else this.dispatchEvent(new CommandGivenEvent('move-entry'));
    this.wasLed = false;
  }

  override render() {
    const [move, another] = this.moves;
    return lingering(!move ? nothing : another ? this.#several() : this.#one(move));
  }

  #several() {
    return html`<div class="row" role="group" aria-label=${msg('move-which')}>
      <button type="button" @click=${this.#onNone}>${msg('no-such-move')}</button>
      ${this.moves.map((move, index) => this.#button(index, String(index + 1), move))}
    </div>`;
  }

  #one(move: AskedMove) {
    return html`<div class="row" role="group" aria-label=${msg('make-this-move')}>
      <button type="button" @click=${this.#onNone}>${msg('no-move')}</button>
      ${this.#button(0, msg('yes-move'), move)}
    </div>`;
  }

  #button(index: number, label: string, { text, lang }: AskedMove) {
    return html`<button type="button" data-index=${index} @click=${this.#onMove}>
      ${label}: <span lang=${lang}>${text}</span>
    </button>`;
  }

  /** What was answered may still stand in the page for a moment (`lingering`). */
  readonly #onMove = (event: Event): void => {
    const button = event.currentTarget;
    const asked = button instanceof HTMLElement ? this.moves[Number(button.dataset['index'])] : undefined;
    if (asked) this.dispatchEvent(new MoveMeantEvent(asked.move));
  };

  readonly #onNone = (): void => {
    this.#leave();
  };

  #leave(): boolean {
    if (this.moves.length === 0) return false;
    this.dispatchEvent(new MoveMeantEvent(undefined));
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'move-question': MoveQuestion;
  }
}
