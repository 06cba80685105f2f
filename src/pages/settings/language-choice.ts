import { LitElement, type PropertyValues } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, LANGUAGE_CHOICES, type Settings } from '../../storage/settings/settings.js';
import { SettingChangedEvent } from '../shared/events.js';
import { radioGroup } from '../shared/radio-group.js';
import { controls } from '../../../components/styles/controls.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { LANGUAGE_ROWS } from '../../../speech/language-rows.js';
import { SettingsToldEvent } from './told-event.js';

/**
 * The language of the page. Each is called as it calls itself, so that whoever reads no other finds it, and is marked as what it is
 * (WCAG 3.1.2).
 *
 * @fires setting-changed {SettingChangedEvent} when another is chosen
 * @fires settings-told {SettingsToldEvent} in which language the page is, when it has become another by a choice here
 */
@customElement('language-choice')
@localized()
export class LanguageChoiceElement extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** The language of the page. */
  @property({ attribute: false }) language: LanguageName = 'en';

  /** Whether a choice made here waits for its language, which may have to be fetched. */
  #waits = false;

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('language') || !this.#waits) return;
    this.#waits = false;
    this.dispatchEvent(new SettingsToldEvent(msg('language-shown', { name: LANGUAGE_ROWS[this.language].ownName })));
  }

  override render() {
    return radioGroup({
      id: 'language',
      title: msg('language'),
      values: LANGUAGE_CHOICES,
      chosen: this.settings.language,
      label: (choice) => (choice === 'browser' ? msg('language-browser') : LANGUAGE_ROWS[choice].ownName),
      langOf: (choice) => (choice === 'browser' ? undefined : choice),
      choose: (language) => {
        this.#waits = true;
        this.dispatchEvent(new SettingChangedEvent({ language }));
      },
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'language-choice': LanguageChoiceElement;
  }
}
