import { LitElement, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { moveEntryStyles } from '../move-entry/move-entry.styles.js';
import { controls } from '../styles/controls.js';
import { ClockLineEvent } from './events.js';

/**
 * The field for what is typed to a clock that stands alone: commands and questions. Enter hands the line over; `accept` empties the
 * field, and a line that was not understood stays for mending, with what may have been meant beneath it.
 *
 * @fires clock-line {ClockLineEvent} when Enter or the button is pressed on a line that is not empty
 */
@customElement('clock-entry')
@localized()
export class ClockEntry extends LitElement {
  static override styles = [controls, moveEntryStyles];

  /** Why the line was not understood, in the user's words. */
  @property() refusal = '';

  @query('input') private readonly input!: HTMLInputElement;

  override focus(options?: FocusOptions): void {
    this.input.focus(options);
  }

  /** The line was understood and done: the field is free for the next. */
  accept(): void {
    this.input.value = '';
  }

  override render() {
    return html`
      <form @submit=${this.#onSubmit}>
        <label for="line">${msg('Say or type to the clock', { id: 'clock-line' })}</label>
        <input
          id="line"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="go"
          aria-describedby="about"
        />
        <button type="submit">${msg('Tell the clock', { id: 'clock-line-enter' })}</button>
        <p id="about" class="about">
          ${msg('For example: press, stop, time, move number. “Help” lists all.', { id: 'clock-line-about' })}
        </p>
        ${this.refusal ? html`<p class="refusal">${this.refusal}</p>` : nothing}
      </form>
    `;
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.input.value.trim() !== '') this.dispatchEvent(new ClockLineEvent(this.input.value));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-entry': ClockEntry;
  }
}
