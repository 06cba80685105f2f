/** What the page itself asks, above everything else on it: one question at a time, answered by its buttons, by Escape or in words. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { keyed } from 'lit/directives/keyed.js';
import './page-question.js';
import type { PageAnsweredEvent, PageQuestion } from './page-question.js';

/** A question in the words of the page; a function, for the page may change its language while it stands. */
export interface Asked {
  readonly text: () => string;
  readonly no: () => string;
  readonly yes: () => string;
}

export class AskedInPage implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #element = createRef<PageQuestion>();
  #asked: Asked | undefined;
  #settle: ((yes: boolean) => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

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
