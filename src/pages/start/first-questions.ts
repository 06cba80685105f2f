import { LitElement, html, nothing } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, LANGUAGE_CHOICES, type Settings } from '../../storage/settings/settings.js';
import { CALL_STYLES, type CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { LANGUAGE_ROWS } from '../../../speech/language-rows.js';
import { SettingChangedEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';
import { quietly } from '../../../components/dom/quiet-list.js';
import { withSampleText } from '../shared/style-names.js';
import '../shared/speech-settings.js';

const WHO_SPEAKS = ['who speaks'] as const;

/**
 * What is asked on the first visit, answered already: who speaks, how moves are called, each way with its sample, and the language.
 *
 * @fires setting-changed {SettingChangedEvent} when another answer is chosen
 */
@customElement('first-questions')
@localized()
export class FirstQuestions extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** What a way of calling sounds like. To be set by whoever uses the element. */
  @property({ attribute: false }) sample: (style: CallStyle) => Segment | undefined = () => undefined;

  override render() {
    const { callStyle, language } = this.settings;
    return html`
      <speech-settings .questions=${WHO_SPEAKS}></speech-settings>
      ${callStyle === 'fide' ? html`<p>${msg('first-call')}</p>` : nothing}
      <p>
        <label for="how">${msg('how-called')}</label>
        <select id="how" ${quietly(callStyle)} @change=${this.#onStyle}>
          ${CALL_STYLES.map((style) => {
            const sample = this.sample(style);
            return html`<option value=${style} lang=${sample?.lang ?? nothing} .selected=${style === callStyle}>
              ${withSampleText(style, sample)}
            </option>`;
          })}
        </select>
      </p>
      <p>
        <label for="language">${msg('language')}</label>
        <select id="language" ${quietly(language)} @change=${this.#onLanguage}>
          ${LANGUAGE_CHOICES.map(
            (choice) =>
              html`<option
                value=${choice}
                lang=${choice === 'browser' ? nothing : choice}
                .selected=${choice === language}
              >
                ${choice === 'browser' ? msg('language-browser') : LANGUAGE_ROWS[choice].ownName}
              </option>`,
          )}
        </select>
      </p>
    `;
  }

  readonly #onStyle = (event: Event): void => {
    const callStyle = CALL_STYLES.find((style) => style === (event.target as HTMLSelectElement).value);
    if (callStyle) this.dispatchEvent(new SettingChangedEvent({ callStyle }));
  };

  readonly #onLanguage = (event: Event): void => {
    const language = LANGUAGE_CHOICES.find((choice) => choice === (event.target as HTMLSelectElement).value);
    if (language) this.dispatchEvent(new SettingChangedEvent({ language }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'first-questions': FirstQuestions;
  }
}
