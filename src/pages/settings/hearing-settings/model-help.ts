import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import type { LanguageName } from '../../../../speech/language-names.js';
import { msg } from '../texts.js';
import { controls } from '../../../../components/styles/controls.js';
import { LANGUAGE_ROWS } from '../../../../speech/language-rows.js';
import { hearingSettingsStyles } from './hearing-settings.styles.js';
import { megabytes } from './hearing-texts.js';
import { KNOWN_MODELS, MODELS_PAGE } from './known-models.js';

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
