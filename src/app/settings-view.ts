/** The settings on the page: what is asked first in sight, the rest folded and loaded when it is unfolded. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import '../pages/shared/language-choice.js';
import '../pages/settings/page-settings.js';
import '../pages/shared/speech-settings.js';
import type { MoreSettingsParts } from './more-settings.js';
import type * as more from './more-settings.js';

export class SettingsView implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: () => MoreSettingsParts;
  readonly #onUnfold: () => void;
  #more: (typeof more)['moreSettings'] | undefined;
  #failed = false;

  /** @param onUnfold the rest is wanted: its voices are to be looked for */
  constructor(host: ReactiveControllerHost, parts: () => MoreSettingsParts, onUnfold: () => void) {
    this.#host = host;
    this.#parts = parts;
    this.#onUnfold = onUnfold;
    host.addController(this);
  }

  hostConnected(): void {}

  /** @param withSpeech whether the questions about speech stand here, and not on the first page */
  render(withSpeech: boolean): TemplateResult {
    return html`<section aria-labelledby="settings">
      <h2 id="settings">${msg('Settings', { id: 'settings' })}</h2>
      ${
        withSpeech
          ? html`<language-choice></language-choice>
              <speech-settings .sample=${this.#parts().texts.callSample}></speech-settings>`
          : nothing
      }
      <page-settings></page-settings>
      <details @toggle=${this.#onToggle}>
        <summary>${msg('More settings', { id: 'more-settings' })}</summary>
        ${this.#more ? this.#more(this.#parts()) : this.#failed ? this.#trouble() : nothing}
      </details>
    </section>`;
  }

  #trouble(): TemplateResult {
    return html`<p role="alert">
      ${msg('These settings could not be loaded. Connect to the network, fold them up and unfold them again.', {
        id: 'more-settings-failed',
      })}
    </p>`;
  }

  readonly #onToggle = (event: Event): void => {
    if (!(event.currentTarget as HTMLDetailsElement).open) return;
    this.#onUnfold();
    if (!this.#more) void this.#load();
  };

  async #load(): Promise<void> {
    try {
      this.#more = (await import('./more-settings.js')).moreSettings;
    } catch {
      this.#failed = true;
    }
    this.#host.requestUpdate();
  }
}
