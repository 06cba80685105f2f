import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import { LineHistory } from '../../../../speech/line-history.js';
import type { LineEnd } from '../../../../speech/line-queue.js';
import type { Color } from '../../../laws/squares.js';
import { LineField } from '../../../../components/line-entry/line-field.js';
import { lineInput } from '../../../../components/line-entry/line-input.js';
import { quietly } from '../../../../components/dom/quiet-list.js';
import { controls } from '../../../../components/styles/controls.js';
import { ScoreWritingEvent, type ScoreWriting } from '../../../../components/score-sheet/events.js';

/** A ply that may be written. */
export interface WritablePly {
  readonly ply: number;
  /** As the scoresheet counts. */
  readonly number: number;
  readonly by: Color;
  /** It stands on the sheet already, and may be corrected. */
  readonly stands: boolean;
  /** It was called, so that it can be written as it was heard; else as it was made. */
  readonly called: boolean;
}

/** As a label: before the field, or in a list of them. */
function plyText({ number, by, stands }: WritablePly): string {
  if (stands) {
    return by === 'white' ? msg('score-correct-white', { number }) : msg('score-correct-black', { number });
  }
  return by === 'white' ? msg('score-write-white', { number }) : msg('score-write-black', { number });
}

function offerText({ number, by }: Pick<WritablePly, 'number' | 'by'>): string {
  return by === 'white' ? msg('score-offer-white', { number }) : msg('score-offer-black', { number });
}

function formText(side: Color): string {
  return side === 'white' ? msg('score-form-white') : msg('score-form-black');
}

/**
 * Writing on one's own score: a move as it was heard, or as it was called, (=), or an audio note. It reads nothing itself; the field is a
 * command line as any other (`LineField`).
 *
 * @fires score-writing {ScoreWritingEvent}
 * @fires line-cleared {LineClearedEvent} when Escape has emptied the field
 */
@customElement('score-entry')
@localized()
export class ScoreEntry extends LitElement {
  static override styles = [
    controls,
    css`
      form {
        margin-block: 0.75rem;
        padding: 0.6rem 0.75rem;
        border: 2px solid var(--control-edge, CanvasText);
        border-radius: 0.35rem;
      }

      .field > label {
        display: block;
        font-weight: bold;
      }

      /* Where there is no room for it beside the field it stands below, and not against it. */
      .field > button {
        margin-block-start: 0.4rem;
      }

      .error {
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }

      [aria-pressed='true'] {
        font-weight: bold;
        border-width: 4px;
      }
    `,
  ];

  /** Whose sheet is written on. */
  @property({ attribute: false }) side: Color = 'white';

  /** What may be written, the next first; none where everything stands there and nothing may be corrected. */
  @property({ attribute: false }) plies: readonly WritablePly[] = [];

  /** The first offer that is still to be marked (Art. 8.1.5). */
  @property({ attribute: false }) offer: Pick<WritablePly, 'ply' | 'number' | 'by'> | undefined;

  /** Whether the move may be spoken to a recording device (App. D.2.7). */
  @property({ attribute: false }) notes = false;

  @property({ attribute: false }) recording = false;

  /** Why what came last is not written, or what is asked about it; empty where it is. */
  @property({ attribute: false }) refusal = '';

  /** The ply that was chosen; the next one where none was, or where that is written by now. */
  @state() private chosen: number | undefined;

  @query('#move') private readonly field!: HTMLInputElement;

  readonly #history = new LineHistory();
  readonly #line = new LineField(this, { input: () => this.field, history: () => this.#history });

  override focus(options?: FocusOptions): void {
    this.field.focus(options);
  }

  /** It is written: the next is wanted. */
  accept(): void {
    this.chosen = undefined;
  }

  /** What became of a line that was handed over. */
  end(text: string, end: LineEnd): void {
    this.#line.end(text, end);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('plies') && !this.plies.some(({ ply }) => ply === this.chosen)) this.chosen = undefined;
  }

  /** When the options are there: where one has the attribute `selected`, Orca says the one that was chosen before. */
  override updated(): void {
    const select = this.renderRoot.querySelector('select');
    const chosen = String(this.#ply?.ply);
    if (select && select.value !== chosen) select.value = chosen;
  }

  override render() {
    const ply = this.#ply;
    return html`<form aria-label=${formText(this.side)} novalidate @submit=${this.#onSubmit}>
      ${this.plies.length > 1 ? this.#choice() : nothing}
      <p class="field">
        <label for="move">${ply ? plyText(ply) : msg('score-all-written')}</label>
        ${lineInput({
          id: 'move',
          readOnly: !ply,
          refusedBy: this.refusal ? 'error' : undefined,
          onInput: this.#line.onInput,
          onKeyDown: this.#line.onKeyDown,
        })}
        <button type="submit" class="main" aria-disabled=${this.#off(ply)}> ${msg('score-write')} </button>
      </p>
      ${this.refusal ? html`<p id="error" class="error">${this.refusal}</p>` : nothing}
      <div class="row">
        <button type="button" aria-disabled=${this.#off(ply)} @click=${this.#onCalled}>
          ${(ply?.called ?? true) ? msg('score-as-called') : msg('score-as-made')}
        </button>
        ${this.notes ? this.#noteButton(ply) : nothing}
        ${this.offer ? html`<button type="button" @click=${this.#onOffer}>${offerText(this.offer)}</button>` : nothing}
      </div>
    </form>`;
  }

  #choice() {
    return html`<p class="field">
      <label for="ply">${msg('which-move-label')}</label>
      <select id="ply" ${quietly(this.#shown)} @change=${this.#onChoice}>
        ${this.plies.map((ply) => html`<option value=${ply.ply}>${plyText(ply)}</option>`)}
      </select>
    </p>`;
  }

  #noteButton(ply: WritablePly | undefined) {
    return html`<button
      type="button"
      id="note"
      aria-pressed=${this.recording ? 'true' : 'false'}
      aria-disabled=${this.recording ? 'false' : this.#off(ply)}
      @click=${this.#onNote}
    >
      ${msg('score-record')}
    </button>`;
  }

  get #ply(): WritablePly | undefined {
    return this.plies.find(({ ply }) => ply === this.chosen) ?? this.plies[0];
  }

  /** What stands in the list of plies. */
  get #shown(): string {
    return JSON.stringify([this.plies, this.#ply?.ply]);
  }

  #off(ply: WritablePly | undefined): 'true' | 'false' {
    return ply ? 'false' : 'true';
  }

  readonly #onChoice = (event: Event): void => {
    if (event.currentTarget instanceof HTMLSelectElement) this.chosen = Number(event.currentTarget.value);
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const ply = this.#ply;
    if (!ply) return;
    const line = this.#line.take() ?? { text: '', begun: Infinity };
    this.#dispatch({ do: 'write', ply: ply.ply, isNext: !ply.stands, line });
  };

  readonly #onCalled = (): void => {
    const ply = this.#ply?.ply;
    if (ply !== undefined) this.#dispatch({ do: 'write as called', ply });
  };

  readonly #onNote = (): void => {
    const ply = this.#ply?.ply;
    // A recording that is going on can always be ended.
    if (ply !== undefined || this.recording) this.#dispatch({ do: 'record', ply: ply ?? 0 });
  };

  readonly #onOffer = (): void => {
    if (this.offer) this.#dispatch({ do: 'mark offer', ply: this.offer.ply });
    // The button goes when the offer is marked, and the focus must not go with it.
    this.focus();
  };

  #dispatch(writing: ScoreWriting): void {
    this.dispatchEvent(new ScoreWritingEvent(this.side, writing));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-entry': ScoreEntry;
  }
}
