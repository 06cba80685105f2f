import { LitElement, html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { controls } from '../../../components/styles/controls.js';
import { framed } from '../../../components/styles/framed.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { keyed } from 'lit/directives/keyed.js';

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

/** A question in the words of the page; a function, for the page may change its language while it stands. */
export interface Asked {
  readonly text: () => string;
  readonly no: () => string;
  readonly yes: () => string;
}

/** What the page itself asks, above everything else on it: one question at a time, answered by its buttons, by Escape or in words. */
export class AskedInPage {
  readonly #host: ReactiveControllerHost;
  readonly #element = createRef<PageQuestion>();
  #asked: Asked | undefined;
  #settle: ((yes: boolean) => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Asks, with the focus on No. A question that stands is answered No by it. */
  async ask(asked: Asked): Promise<boolean> {
    this.answer(false);
    const answered = new Promise<boolean>((resolve) => {
      this.#settle = resolve;
    });
    this.#asked = asked;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const question = this.#element.value;
    await question?.updateComplete;
    question?.focus();
    return answered;
  }

  /** What is asked; `undefined` while nothing is. */
  get question(): string | undefined {
    return this.#asked?.text();
  }

  /** Answers the question that stands; tells whether one does. */
  answer(yes: boolean): boolean {
    const settle = this.#settle;
    if (!settle) return false;
    this.#settle = undefined;
    this.#asked = undefined;
    this.#host.requestUpdate();
    settle(yes);
    return true;
  }

  /** It needs no answer any more: where it stands, it is No. */
  withdraw(asked: Asked): void {
    if (this.#asked === asked) this.answer(false);
  }

  render(): TemplateResult | typeof nothing {
    const asked = this.#asked;
    if (!asked) return nothing;
    // Each question is an element of its own: the one before may linger, and has been answered.
    return html`${keyed(
      asked,
      html`<page-question
        ${ref(this.#element)}
        .text=${asked.text()}
        .no=${asked.no()}
        .yes=${asked.yes()}
        @page-answered=${this.#onAnswered}
      ></page-question>`,
    )}`;
  }

  readonly #onAnswered = (event: PageAnsweredEvent): void => {
    this.answer(event.yes);
  };
}
