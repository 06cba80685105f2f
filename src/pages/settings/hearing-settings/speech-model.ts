/** The model of speech for Vosk in the settings of voice input, from where it is got to how it stands with it. */
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { controls } from '../../../../components/styles/controls.js';
import type { LanguageName } from '../../../../speech/language-names.js';
import { LANGUAGE_ROWS } from '../../../../speech/language-rows.js';
import { msg } from '../texts.js';
import { VoiceWishEvent, type ModelState } from './hearing-state.js';

const wrapped = css`
  p {
    overflow-wrap: anywhere;
  }
`;

/** Where they are listed by Vosk's makers, who give them out. */
const MODELS_PAGE = 'https://alphacephei.com/vosk/models';

/** A model of speech, small enough for a page and made so that it can be told what is likely to be said. */
interface KnownModel {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Names and sizes as the mirror https://huggingface.co/rhasspy/vosk-models lists the makers' files (tree/main/en, de, uk, pl, fr, es): of English and
 * Spanish to the byte, of the others to three digits.
 */
const KNOWN_MODELS: Readonly<Partial<Record<LanguageName, KnownModel>>> = {
  en: { file: 'vosk-model-small-en-us-0.15.zip', bytes: 41_205_931 },
  de: { file: 'vosk-model-small-de-0.15.zip', bytes: 46_500_000 },
  uk: { file: 'vosk-model-small-uk-v3-small.zip', bytes: 144_000_000 },
  pl: { file: 'vosk-model-small-pl-0.22.zip', bytes: 53_000_000 },
  fr: { file: 'vosk-model-small-fr-0.22.zip', bytes: 42_200_000 },
  es: { file: 'vosk-model-small-es-0.42.zip', bytes: 39_817_833 },
};

/** How to get a model of speech for Vosk: which one for the language that is listened for, how large, from where, and what to do with the file. */
@customElement('model-help')
@localized()
export class ModelHelp extends LitElement {
  static override styles = [controls, wrapped];

  /** The language that is listened for. */
  @property() language: LanguageName = 'en';

  override render() {
    const { ownName: language } = LANGUAGE_ROWS[this.language];
    const model = KNOWN_MODELS[this.language];
    return html`
      <div role="group" aria-labelledby="get">
        <p id="get"><strong>${msg('model-get')}</strong></p>
        ${
          model === undefined
            ? html`<p>${msg('model-unknown', { language })}</p>`
            : html`<p>${msg('model-which', { language, file: model.file, size: megabytes(model.bytes, this.lang) })}</p>
                <p><a href=${MODELS_PAGE} rel="external noreferrer">${msg('model-from')}</a></p>
                <p>${msg('model-how')}</p>`
        }
      </div>
    `;
  }
}

/**
 * The file with the model of speech for Vosk: chosen, or dropped here; which one there is, and how it stands with it.
 *
 * @fires voice-wish {VoiceWishEvent}
 */
@customElement('model-file')
@localized()
export class ModelFile extends LitElement {
  static override styles = [
    controls,
    wrapped,
    css`
      .drop {
        padding: 0.75rem;
        border: 2px dashed var(--control-edge, CanvasText);
        border-radius: 0.35rem;
      }

      .drop.over {
        border-style: solid;
      }

      input[type='file'] {
        box-sizing: border-box;
        inline-size: 100%;
        min-inline-size: 0;
        font: inherit;
      }
    `,
  ];

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

/** @param lang the language of the page, for its way of writing numbers */
function modelText(model: ModelState, lang: string): string {
  if (model.type === 'none') return msg('model-none');
  const { name } = model;
  const size = megabytes(model.bytes, lang);
  switch (model.type) {
    case 'loading':
      return msg('model-loading', { name, size });
    case 'ready':
      return msg('model-ready', { name, size });
    case 'unreadable':
      return msg('model-unreadable', { name, size });
  }
}

/** "41.2 MB", as the language writes it. */
function megabytes(bytes: number, lang: string): string {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' });
  return number.format(bytes / 1_000_000);
}

declare global {
  interface HTMLElementTagNameMap {
    'model-help': ModelHelp;
    'model-file': ModelFile;
  }
}
