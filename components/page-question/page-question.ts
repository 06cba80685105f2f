import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from '../styles/controls.js';
import { framed } from '../styles/framed.js';

/** The question was answered. */
export class PageAnsweredEvent extends Event {
  static readonly type = 'page-answered';
  readonly yes: boolean;
  constructor(yes: boolean) {
    super(PageAnsweredEvent.type);
    this.yes = yes;
  }
}

/**
 * A question with two answers, in the page and not over it: live regions behind a modal dialog fall silent. No comes first and has the
 * focus; Escape is No wherever the focus is, unless something else has use for it.
 *
 * @fires page-answered {PageAnsweredEvent} once
 */
@customElement('page-question')
export class PageQuestion extends LitElement {
  static override styles = [controls, framed];

  @property() text = '';
  @property() no = '';
  @property() yes = '';

  #answered = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey);
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('button')?.focus(options);
  }

  override render() {
    return html`<div class="framed" role="group" aria-labelledby="text">
      <p id="text">${this.text}</p>
      <div class="row">
        <button type="button" class="main" @click=${this.#onNo}>${this.no}</button>
        <button type="button" @click=${this.#onYes}>${this.yes}</button>
      </div>
    </div>`;
  }

  /** It may still be in the page for a moment after it was answered (`lingering`). */
  #answer(yes: boolean): void {
    if (this.#answered) return;
    this.#answered = true;
    this.dispatchEvent(new PageAnsweredEvent(yes));
  }

  readonly #onNo = (): void => this.#answer(false);

  readonly #onYes = (): void => this.#answer(true);

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || this.#answered) return;
    event.preventDefault();
    this.#answer(false);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'page-question': PageQuestion;
  }
  interface HTMLElementEventMap {
    'page-answered': PageAnsweredEvent;
  }
}
