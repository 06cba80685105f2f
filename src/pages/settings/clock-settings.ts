import { LitElement, html } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { COLORS } from '../../laws/squares.js';
import { readClockChoice, type ClockChoice } from '../../storage/settings/clock-choice.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { CLOCK_LANGUAGES } from '../../../speech/style.js';
import { languageText } from '../shared/language-text.js';
import '../shared/warning-choice.js';
import type { WarningsChosenEvent } from '../shared/warning-choice.js';
import { SettingChangedEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';

/**
 * In what clocks answer, and of what each player is warned: in games here, and at a clock that stands alone.
 *
 * @fires setting-changed {SettingChangedEvent} when one is changed
 * @fires warning-heard {WarningHeardEvent} when a warning is to be heard
 */
@customElement('clock-settings')
@localized()
export class ClockSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  override render() {
    const { language, warnings } = this.#choice;
    return html`
      <fieldset role="radiogroup" aria-labelledby="language" aria-describedby="language-means">
        <legend id="language">${msg('clocks-answer')}</legend>
        ${CLOCK_LANGUAGES.map(
          (one) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="language"
                value=${one}
                .checked=${one === language}
                @change=${this.#onLanguage}
              />${languageText(one)}</label
            >`,
        )}
      </fieldset>
      <p id="language-means">${msg('clocks-answer-means')}</p>
      <p>${msg('clock-warnings-about')}</p>
      ${COLORS.map(
        (color) =>
          html`<warning-choice
            .color=${color}
            .settings=${warnings[color]}
            hearable
            @warnings-chosen=${this.#onWarnings}
          ></warning-choice>`,
      )}
    `;
  }

  get #choice(): ClockChoice {
    return readClockChoice(this.settings.clock);
  }

  #change(change: Partial<ClockChoice>): void {
    this.dispatchEvent(new SettingChangedEvent({ clock: { ...this.#choice, ...change } }));
  }

  readonly #onLanguage = (event: Event): void => {
    const { value } = event.currentTarget as HTMLInputElement;
    const language = CLOCK_LANGUAGES.find((one) => one === value);
    if (language) this.#change({ language });
  };

  readonly #onWarnings = ({ color, settings }: WarningsChosenEvent): void => {
    this.#change({ warnings: { ...this.#choice.warnings, [color]: settings } });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-settings': ClockSettings;
  }
}
