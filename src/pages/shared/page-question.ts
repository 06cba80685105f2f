import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { controls } from '../../../components/styles/controls.js';
import { framed } from '../../../components/styles/framed.js';

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
 * focus; Escape is No wherever the focus is.
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

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.#answer(false), tellsItself: true });
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
  #answer(yes: boolean): boolean {
    if (this.#answered) return false;
    this.#answered = true;
    this.dispatchEvent(new PageAnsweredEvent(yes));
    return true;
  }

  readonly #onNo = (): void => {
    this.#answer(false);
  };

  readonly #onYes = (): void => {
    this.#answer(true);
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
