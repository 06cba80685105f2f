import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import type { ReportDocument, ReportPassage } from '../../../../speech/phrase/report.js';
import { controls } from '../../../../components/styles/controls.js';
import { passageView } from './report-view.js';

/** What is wanted of the report of a game. */
export type ReportWish =
  /** It is to be shown, or no longer. */
  | { readonly do: 'show'; readonly shown: boolean }
  /** One of its sections is to be read out, 0 the first. */
  | { readonly do: 'read'; readonly passage: number }
  | { readonly do: 'copy' | 'save' | 'print' };

export class ReportWishEvent extends Event {
  static readonly type = 'report-wish';
  readonly wish: ReportWish;
  constructor(wish: ReportWish) {
    super(ReportWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'report-wish': ReportWishEvent;
  }
}

/**
 * The report of a game: shown when it is wanted, each section under its heading with a button that reads it out. It makes no words of
 * its own but the names of its buttons.
 *
 * @fires report-wish {ReportWishEvent}
 */
@customElement('game-report')
@localized()
export class GameReport extends LitElement {
  static override readonly styles = [
    controls,
    css`
      ol {
        margin: 0 0 0.75rem;
        padding-inline-start: 2.5rem;
      }

      li {
        padding-block: 0.15rem;
      }

      li,
      td,
      th,
      p {
        overflow-wrap: anywhere;
      }

      /* The number of a move is short; the scores beside it may have the room. */
      th:first-child {
        overflow-wrap: normal;
      }

      table {
        border-collapse: collapse;
        margin-block-end: 0.75rem;
      }

      th,
      td {
        padding: 0.25rem 0.5rem;
        border: 1px solid var(--control-edge, CanvasText);
        text-align: start;
        vertical-align: top;
      }

      .heading {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: center;
        margin-block: 1rem 0.5rem;
      }

      .heading h3 {
        margin: 0;
      }
    `,
  ];

  /** Absent while it is not shown. */
  @property({ attribute: false }) report: ReportDocument | undefined;

  override render(): TemplateResult {
    const { report } = this;
    return html`<section aria-labelledby="title">
      <h2 id="title">${msg('report-heading')}</h2>
      <div class="row">
        <button type="button" aria-expanded=${report ? 'true' : 'false'} aria-controls="report" @click=${this.#onShow}>
          ${msg('report-show')}
        </button>
        ${
          report
            ? html`
                ${this.#button('copy', msg('report-copy'))} ${this.#button('save', msg('report-save'))}
                ${this.#button('print', msg('report-print'))}
              `
            : nothing
        }
      </div>
      <div id="report" lang=${report?.lang ?? nothing}>${report?.passages.map(this.#passage) ?? nothing}</div>
    </section>`;
  }

  #button(wish: 'copy' | 'save' | 'print', text: string): TemplateResult {
    return html`<button type="button" data-wish=${wish} @click=${this.#onWish}>${text}</button>`;
  }

  readonly #passage = (passage: ReportPassage, index: number): TemplateResult => {
    const id = `passage-${index}`;
    const { heading } = passage;
    return html`<div class="heading">
        <h3 id=${id}>${heading}</h3>
        <button type="button" data-passage=${index} @click=${this.#onRead}> ${msg('report-read', { heading })} </button>
      </div>
      ${passageView(passage, id)}`;
  };

  readonly #onWish = (event: Event): void => {
    const wish = (event.currentTarget as HTMLElement).dataset['wish'] as 'copy' | 'save' | 'print';
    this.#wish({ do: wish });
  };

  readonly #onRead = (event: Event): void => {
    this.#wish({ do: 'read', passage: Number((event.currentTarget as HTMLElement).dataset['passage']) });
  };

  readonly #onShow = (): void => {
    this.#wish({ do: 'show', shown: !this.report });
  };

  #wish(wish: ReportWish): void {
    this.dispatchEvent(new ReportWishEvent(wish));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-report': GameReport;
  }
}
