import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { LineHistory } from '../../../speech/line-history.js';
import type { LineEnd } from '../../../speech/line-queue.js';
import { COLORS, type Color } from '../../laws/squares.js';
import { LineField } from '../../../components/line-entry/line-field.js';
import { lineInput } from '../../../components/line-entry/line-input.js';
import { quietly } from '../../../components/dom/quiet-list.js';
import { controls } from '../../../components/styles/controls.js';
import { assistantPageStyles } from './assistant-page.styles.js';
import { submitText, useText, whoseText } from './assistant-texts.js';
import { AssistantLineEvent, type LineMeant, type LineUse } from './events.js';
import type { ButtonKey } from './assistant-keys.js';

/**
 * The field of an assistant for a move, and what is done with it: called, placed, or made on the opponent's board. Whose move it is
 * is the one that is due until another is chosen, or until typing has begun; then it stays, whatever happens at the table.
 *
 * It is a command line as any other (`LineField`).
 *
 * @fires assistant-line {AssistantLineEvent} when Enter or the button is pressed on a line that is not empty
 * @fires line-cleared {LineClearedEvent} when Escape has emptied the field
 */
@customElement('assistant-entry')
@localized()
export class AssistantEntry extends LitElement {
  static override styles = [controls, assistantPageStyles];

  @property({ attribute: false }) side: Color = 'white';
  /** What a move can be typed for, the usual first. */
  @property({ attribute: false }) uses: readonly LineUse[] = [];
  /** Whose move it is if nothing else is said. */
  @property({ attribute: false }) whose: Color = 'white';
  /** Why the last line was refused, in the user's words. */
  @property() refusal = '';
  /** The key that leads here, where letters are keys. */
  @property({ attribute: false }) key: ButtonKey | undefined;

  @state() private chosen: LineUse | undefined;
  @state() private of: Color | undefined;
  /** Whose move the last line was, where that was said. */
  #entered: Color | undefined;

  @query('input') private readonly input!: HTMLInputElement | null;
  @query('#use') private readonly useSelect!: HTMLSelectElement | null;
  @query('#whose') private readonly whoseSelect!: HTMLSelectElement | null;

  readonly #field = new LineField(this, { input: () => this.input, history: () => this.#history });
  readonly #history = new LineHistory();

  override focus(options?: FocusOptions): void {
    this.input?.focus(options);
  }

  /** What became of a line that was handed over. */
  end(text: string, end: LineEnd): void {
    this.#field.end(text, end);
    // Brought back it is whose it was.
    if (end === 'refused' && this.input?.value === text) this.of ??= this.#entered;
  }

  /** What a move that is typed or said now is for; `undefined` where nothing can be done with it. */
  get meant(): LineMeant | undefined {
    const what = this.#use;
    return what && { what, of: what === 'place' ? this.side : (this.of ?? this.whose) };
  }

  /** When the options are there: where one has the attribute `selected`, Orca says the one that was chosen before. */
  override updated(): void {
    const { meant } = this;
    if (!meant) return;
    if (this.useSelect && this.useSelect.value !== meant.what) this.useSelect.value = meant.what;
    if (this.whoseSelect && this.whoseSelect.value !== meant.of) this.whoseSelect.value = meant.of;
  }

  override render() {
    const { meant } = this;
    if (!meant) return nothing;
    return html`<form novalidate @submit=${this.#onSubmit}>
      ${this.uses.length > 1 ? this.#uses(meant.what) : nothing}
      ${meant.what === 'place' ? nothing : this.#whose(meant.of)}
      <p>
        <label for="move">${msg('assisting-move')}${this.key ? html` <kbd>${this.key.label}</kbd>` : nothing}</label>
        ${lineInput({
          id: 'move',
          go: true,
          shortcut: this.key?.shortcut ?? '',
          refusedBy: this.refusal ? 'refusal' : undefined,
          onInput: this.#onInput,
          onKeyDown: this.#field.onKeyDown,
        })}
      </p>
      ${this.refusal ? html`<p id="refusal" class="refusal">${this.refusal}</p>` : nothing}
      <button type="submit">${submitText(meant.what)}</button>
    </form>`;
  }

  #uses(what: LineUse) {
    return html`<p>
      <label for="use">${msg('assisting-use')}</label>
      <select id="use" ${quietly(JSON.stringify([this.uses, what]))} @change=${this.#onUse}>
        ${this.uses.map((use) => html`<option value=${use}>${useText(use, this.side)}</option>`)}
      </select>
    </p>`;
  }

  #whose(of: Color) {
    return html`<p>
      <label for="whose">${msg('assisting-whose')}</label>
      <select id="whose" ${quietly(of)} @change=${this.#onWhose}>
        ${COLORS.map((color) => html`<option value=${color}>${whoseText(color)}</option>`)}
      </select>
    </p>`;
  }

  get #use(): LineUse | undefined {
    return this.uses.find((use) => use === this.chosen) ?? this.uses[0];
  }

  readonly #onUse = (): void => {
    this.chosen = this.uses.find((use) => use === this.useSelect?.value);
  };

  readonly #onWhose = (): void => {
    this.of = COLORS.find((color) => color === this.whoseSelect?.value);
  };

  readonly #onInput = (event: Event): void => {
    this.#field.onInput(event);
    if (this.input?.value.trim()) this.of ??= this.whose;
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { meant } = this;
    const line = meant && this.#field.take();
    if (!line) return;
    this.#entered = this.of;
    this.of = undefined;
    this.dispatchEvent(new AssistantLineEvent(line, meant.what, meant.of));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'assistant-entry': AssistantEntry;
  }
}
