import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import type { LanguageName } from '../../../../speech/language-names.js';
import { msg } from '../texts.js';
import { controls } from '../../../../components/styles/controls.js';
import { LANGUAGE_ROWS } from '../../../../speech/language-rows.js';
import { hearingSettingsStyles } from './hearing-settings.styles.js';
import { megabytes } from './hearing-texts.js';

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
  static override styles = [controls, hearingSettingsStyles];

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

declare global {
  interface HTMLElementTagNameMap {
    'model-help': ModelHelp;
  }
}
