import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { controls } from '../styles/controls.js';
import { lineEntryStyles } from './line-entry.styles.js';
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
 * What the elements are that a line is typed into. Enter hands the line over; `accept` empties the field, and a line that is not accepted
 * stays for mending, with the reason beneath it.
 */
export abstract class LineEntry extends LitElement {
  static override styles = [controls, lineEntryStyles];

  /** Why the line in the field was refused, in the user's words; it stands there while the line is mended. */
  @property() refusal = '';

  @query('input') protected readonly input!: HTMLInputElement;

  protected abstract words(): LineWords;

  /** The event for a line that was handed over; it is not empty. */
  protected abstract entered(line: string): Event;

  override focus(options?: FocusOptions): void {
    this.input.focus(options);
  }

  /** The line was understood and done: the field is free for the next. */
  accept(): void {
    this.input.value = '';
  }

  override render(): TemplateResult {
    const { id, label, button, about } = this.words();
    return html`
      <form @submit=${this.#onSubmit}>
        <label for=${id}>${label}</label>
        ${lineInput({ id, go: true, describedBy: about === undefined ? undefined : 'about' })}
        <button type="submit">${button}</button>
        ${about === undefined ? nothing : html`<p id="about" class="about">${about}</p>`}
        ${this.refusal ? html`<p class="refusal">${this.refusal}</p>` : nothing}
      </form>
    `;
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.input.value.trim() !== '') this.dispatchEvent(this.entered(this.input.value));
  };
}
