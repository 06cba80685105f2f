import { LitElement, html } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from '../shared/texts.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, THEMES, type Settings, type Theme } from '../../storage/settings/settings.js';
import { SettingChangedEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';

/**
 * The settings of the page: theme, sound, and whether single letters on the board are listened to (WCAG 2.1.4).
 * No select beside the board: Orca takes one that appears in Chromium for the focus.
 *
 * @fires setting-changed {SettingChangedEvent} when one is changed
 */
@customElement('page-settings')
@localized()
export class PageSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  override render() {
    return html`
      <fieldset role="radiogroup" aria-labelledby="theme">
        <legend id="theme">${msg('theme')}</legend>
        ${THEMES.map(
          (theme) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="theme"
                value=${theme}
                .checked=${theme === this.settings.theme}
                @change=${this.#onTheme}
              />${this.#themeName(theme)}</label
            >`,
        )}
      </fieldset>
      <label class="choice">
        <input
          type="checkbox"
          data-flag="sound"
          .checked=${this.settings.sound}
          @change=${this.#onFlag}
        />${msg('sound')}
      </label>
      <label class="choice">
        <input
          type="checkbox"
          data-flag="letterKeys"
          .checked=${this.settings.letterKeys}
          @change=${this.#onFlag}
        />${msg('letter-keys')}
      </label>
    `;
  }

  #themeName(theme: Theme): string {
    switch (theme) {
      case 'system':
        return msg('theme-system');
      case 'light':
        return msg('theme-light');
      case 'dark':
        return msg('theme-dark');
      case 'high contrast':
        return msg('theme-high-contrast');
    }
  }

  #onTheme = (event: Event): void => {
    const theme = THEMES.find((value) => value === (event.target as HTMLInputElement).value);
    if (theme) this.dispatchEvent(new SettingChangedEvent({ theme }));
  };

  #onFlag = (event: Event): void => {
    const box = event.target as HTMLInputElement;
    this.dispatchEvent(
      new SettingChangedEvent(box.dataset['flag'] === 'sound' ? { sound: box.checked } : { letterKeys: box.checked }),
    );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'page-settings': PageSettings;
  }
}
