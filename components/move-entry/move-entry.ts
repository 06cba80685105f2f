import { LitElement, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { LineEnteredEvent } from '../events.js';
import { controls } from '../styles/controls.js';
import { moveEntryStyles } from './move-entry.styles.js';

/**
 * The field a move is typed into. Enter hands the line over; `accept` empties the field, and a line that is not accepted
 * stays for mending, with the reason beneath it.
 *
 * @fires line-entered {LineEnteredEvent} when Enter or the button is pressed on a line that is not empty
 */
@customElement('move-entry')
@localized()
export class MoveEntry extends LitElement {
  static override styles = [controls, moveEntryStyles];

  /** Why the line in the field was refused, in the user's words; it stands there while the line is mended. */
  @property() refusal = '';

  @query('input') private readonly input!: HTMLInputElement;

  override focus(options?: FocusOptions): void {
    this.input.focus(options);
  }

  /** The line was understood and done: the field is free for the next. */
  accept(): void {
    this.input.value = '';
  }

  /** Starts a line with this text, as when a letter typed elsewhere belongs here. */
  start(text: string): void {
    this.input.value = text;
    this.focus();
  }

  override render() {
    return html`
      <form @submit=${this.#onSubmit}>
        <label for="move">${msg('Your move', { id: 'your-move' })}</label>
        <input
          id="move"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="go"
        />
        <button type="submit">${msg('Make move', { id: 'make-move' })}</button>
        ${this.refusal ? html`<p class="refusal">${this.refusal}</p>` : nothing}
      </form>
    `;
  }

  #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.input.value.trim() !== '') this.dispatchEvent(new LineEnteredEvent(this.input.value));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'move-entry': MoveEntry;
  }
}
