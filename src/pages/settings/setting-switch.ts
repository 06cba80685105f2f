import { LitElement, html } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { SettingChangedEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';

/**
 * A setting that is on or off.
 *
 * @fires setting-changed {SettingChangedEvent} when it is switched
 */
@customElement('setting-switch')
export class SettingSwitch extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  @property({ attribute: false }) setting: 'sound' | 'letterKeys' | 'positionText' = 'sound';
  /** What it is called. */
  @property() label = '';

  override render() {
    return html`<label class="choice"
      ><input type="checkbox" .checked=${this.settings[this.setting]} @change=${this.#onChange} />${this.label}</label
    >`;
  }

  readonly #onChange = (event: Event): void => {
    this.dispatchEvent(new SettingChangedEvent({ [this.setting]: (event.target as HTMLInputElement).checked }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'setting-switch': SettingSwitch;
  }
}
