import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import { controls } from '../../../../components/styles/controls.js';
import { VoiceWishEvent, type ModelState } from './hearing-state.js';
import { hearingSettingsStyles } from './hearing-settings.styles.js';
import { modelText } from './hearing-texts.js';

/**
 * The file with the model of speech for Vosk: chosen, or dropped here; which one there is, and how it stands with it.
 *
 * @fires voice-wish {VoiceWishEvent}
 */
@customElement('model-file')
@localized()
export class ModelFile extends LitElement {
  static override styles = [controls, hearingSettingsStyles];

  @property({ attribute: false }) model: ModelState = { type: 'none' };

  /** A file is held over this place. */
  @state() private over = false;

  override render() {
    return html`
      <div
        class="drop ${this.over ? 'over' : ''}"
        @dragover=${this.#onDragOver}
        @dragleave=${this.#onDragLeave}
        @drop=${this.#onDrop}
      >
        <p id="about"> ${msg('model-about')} </p>
        <p>
          <label for="model">${msg('model-file')}</label>
          <input
            id="model"
            type="file"
            accept=".zip,.gz,.tgz,.tar.gz,application/zip,application/gzip"
            aria-describedby="about state"
            @change=${this.#onFile}
          />
        </p>
        <p id="state">${modelText(this.model, this.lang)}</p>
        ${
          this.model.type === 'none'
            ? nothing
            : html`<p class="row">
                <button type="button" @click=${this.#onForget}> ${msg('model-forget')} </button>
              </p>`
        }
      </div>
    `;
  }

  #take(file: File | undefined): void {
    if (file) this.dispatchEvent(new VoiceWishEvent({ type: 'model', file }));
  }

  readonly #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    this.#take(input.files?.[0]);
    // So that the same file can be chosen again.
    input.value = '';
  };

  readonly #onForget = (): void => {
    this.dispatchEvent(new VoiceWishEvent({ type: 'forget model' }));
    // The button goes; what it leaves the focus to is where another file is chosen.
    this.renderRoot.querySelector<HTMLElement>('#model')?.focus();
  };

  readonly #onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    this.over = true;
  };

  readonly #onDragLeave = (): void => {
    this.over = false;
  };

  readonly #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this.over = false;
    this.#take(event.dataTransfer?.files[0]);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'model-file': ModelFile;
  }
}
