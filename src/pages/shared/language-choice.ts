import { LitElement, html, nothing } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { settingsContext } from './contexts.js';
import {
  DEFAULT_SETTINGS,
  LANGUAGE_CHOICES,
  type LanguageChoice,
  type Settings,
} from '../../storage/settings/settings.js';
import { SettingChangedEvent } from './events.js';
import { controls } from '../../../components/styles/controls.js';
import type { LanguageName } from '../../../speech/language-names.js';

/** What each language calls itself, as CLDR has it, written as a heading is; not to be translated. */
export const OWN_NAMES: Readonly<Record<LanguageName, string>> = {
  en: 'English',
  de: 'Deutsch',
  uk: 'Українська',
  be: 'Беларуская',
  mk: 'Македонски',
  es: 'Español',
};

/**
 * The language of the page. Each is called as it calls itself, so that whoever reads no other finds it, and is marked as what it is
 * (WCAG 3.1.2).
 *
 * @fires setting-changed {SettingChangedEvent} when another is chosen
 */
@customElement('language-choice')
@localized()
export class LanguageChoiceElement extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  override render() {
    return html`
      <fieldset role="radiogroup" aria-labelledby="language">
        <legend id="language">${msg('language')}</legend>
        ${LANGUAGE_CHOICES.map((choice) => this.#choice(choice))}
      </fieldset>
    `;
  }

  #choice(choice: LanguageChoice) {
    return html`<label class="choice" lang=${choice === 'browser' ? nothing : choice}
      ><input
        type="radio"
        name="language"
        value=${choice}
        .checked=${choice === this.settings.language}
        @change=${this.#onChange}
      />${choice === 'browser' ? msg('language-browser') : OWN_NAMES[choice]}</label
    >`;
  }

  #onChange = (event: Event): void => {
    const language = LANGUAGE_CHOICES.find((choice) => choice === (event.target as HTMLInputElement).value);
    if (language) this.dispatchEvent(new SettingChangedEvent({ language }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'language-choice': LanguageChoiceElement;
  }
}
