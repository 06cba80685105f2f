import { LitElement, html } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { settingsContext } from './contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { CALL_STYLES, WHO_SPEAKS, type CallStyle, type WhoSpeaks } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { SettingChangedEvent } from './events.js';
import { controls } from '../../../components/styles/controls.js';
import { withSample } from './style-names.js';

/**
 * The two questions about speech: who speaks, and how moves are called, each way with its sample.
 *
 * @fires setting-changed {SettingChangedEvent} when another answer is chosen
 */
@customElement('speech-settings')
@localized()
export class SpeechSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** What a way of calling sounds like. To be set by whoever uses the element. */
  @property({ attribute: false }) sample: (style: CallStyle) => Segment | undefined = () => undefined;

  override render() {
    return html`
      <fieldset role="radiogroup" aria-labelledby="who">
        <legend id="who">${msg('who-speaks')}</legend>
        ${WHO_SPEAKS.map((value) => this.#whoChoice(value))}
      </fieldset>
      <fieldset role="radiogroup" aria-labelledby="how">
        <legend id="how">${msg('how-called')}</legend>
        ${CALL_STYLES.map((value) => this.#styleChoice(value))}
      </fieldset>
    `;
  }

  #whoChoice(value: WhoSpeaks) {
    return html`<label class="choice">
      <input
        type="radio"
        name="who"
        value=${value}
        .checked=${this.settings.whoSpeaks === value}
        @change=${this.#onWho}
      />${this.#whoName(value)}
    </label>`;
  }

  #whoName(value: WhoSpeaks): string {
    switch (value) {
      case 'screen reader':
        return msg('who-screen-reader');
      case 'app':
        return msg('who-app');
      case 'both':
        return msg('who-both');
    }
  }

  #styleChoice(value: CallStyle) {
    return html`<label class="choice">
      <input
        type="radio"
        name="how"
        value=${value}
        .checked=${this.settings.callStyle === value}
        @change=${this.#onHow}
      />${this.#styleName(value)}
    </label>`;
  }

  #onWho = (event: Event): void => {
    const whoSpeaks = WHO_SPEAKS.find((value) => value === (event.target as HTMLInputElement).value);
    if (whoSpeaks) this.dispatchEvent(new SettingChangedEvent({ whoSpeaks }));
  };

  #onHow = (event: Event): void => {
    const callStyle = CALL_STYLES.find((value) => value === (event.target as HTMLInputElement).value);
    if (callStyle) this.dispatchEvent(new SettingChangedEvent({ callStyle }));
  };

  #styleName(callStyle: CallStyle) {
    return withSample(callStyle, this.sample(callStyle));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'speech-settings': SpeechSettings;
  }
}
