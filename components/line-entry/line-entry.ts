import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { LineHistory } from '../../speech/line-history.js';
import type { EnteredLine, LineEnd } from '../../speech/line-queue.js';
import { controls } from '../styles/controls.js';
import { LineField } from './line-field.js';
import { lineInput } from './line-input.js';

/** What stands around the field. */
export interface LineWords {
  /** The id of the field. */
  readonly id: string;
  readonly label: string;
  /** On the button that hands the line over. */
  readonly button: string;
  /** What can be typed, where that is told beside the field. */
  readonly about?: string;
}

/**
 * What the elements are that a line is typed into: Enter hands the line over and empties the field (`LineField`); `end` tells what became
 * of it, and the reason of a refusal stands beneath the field.
 *
 * @fires line-cleared {LineClearedEvent} when Escape has emptied the field
 */
export abstract class LineEntry extends LitElement {
  static override styles = [
    controls,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: center;
      }

      label {
        flex-basis: var(--label-basis, 100%);
        font-weight: bold;
      }

      input {
        flex: 1 1 8rem;
        min-inline-size: 0;
      }

      .refusal {
        flex-basis: 100%;
        margin: 0 0 0.5rem;
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }
    `,
  ];

  /** Why the last line was refused, in the user's words; it stands there while the line is mended. */
  @property() refusal = '';

  /** The lines entered before; whoever keeps them for longer than the field stands in the page gives his own. */
  @property({ attribute: false }) history = new LineHistory();

  @query('input') protected readonly input!: HTMLInputElement;

  protected readonly field = new LineField(this, { input: () => this.input, history: () => this.history });

  protected abstract words(): LineWords;

  /** The event for a line that was handed over; it is not empty. */
  protected abstract entered(line: EnteredLine): Event;

  override focus(options?: FocusOptions): void {
    this.input.focus(options);
  }

  /** What became of a line that was handed over. */
  end(text: string, end: LineEnd): void {
    this.field.end(text, end);
  }

  override render(): TemplateResult {
    const { id, label, button, about } = this.words();
    return html`
      <form @submit=${this.#onSubmit}>
        <label for=${id}>${label}</label>
        ${lineInput({
          id,
          go: true,
          describedBy: about === undefined ? undefined : 'about',
          onInput: this.field.onInput,
          onKeyDown: this.field.onKeyDown,
        })}
        <button type="submit">${button}</button>
        ${about === undefined ? nothing : html`<p id="about" class="about">${about}</p>`}
        ${this.refusal ? html`<p class="refusal">${this.refusal}</p>` : nothing}
      </form>
    `;
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const line = this.field.take();
    if (line) this.dispatchEvent(this.entered(line));
  };
}
