/** The settings on the page: what is asked first in sight, the rest folded and loaded when it is unfolded. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import '../shared/language-choice.js';
import './page-settings.js';
import '../shared/speech-settings.js';
import { msg } from '../shared/texts.js';
import type { MoreSettingsParts } from './more-settings.js';

type MoreSettings = (parts: MoreSettingsParts) => TemplateResult;

export interface SettingsViewParts {
  readonly parts: () => MoreSettingsParts;
  /** The rest is wanted: its voices are to be looked for. */
  readonly onUnfold: () => void;
  readonly load: () => Promise<{ readonly moreSettings: MoreSettings }>;
}

export class SettingsView implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: () => MoreSettingsParts;
  readonly #onUnfold: () => void;
  readonly #load: () => Promise<{ readonly moreSettings: MoreSettings }>;
  #more: MoreSettings | undefined;

  constructor(host: ReactiveControllerHost, { parts, onUnfold, load }: SettingsViewParts) {
    this.#host = host;
    this.#parts = parts;
    this.#onUnfold = onUnfold;
    this.#load = load;
    host.addController(this);
  }

  hostConnected(): void {}

  /** @param withSpeech whether the questions about speech stand here, and not on the first page */
  render(withSpeech: boolean): TemplateResult {
    return html`<section aria-labelledby="settings">
      <h2 id="settings">${msg('settings')}</h2>
      ${
        withSpeech
          ? html`<language-choice></language-choice>
              <speech-settings .sample=${this.#parts().texts.callSample}></speech-settings>`
          : nothing
      }
      <page-settings></page-settings>
      <details @toggle=${this.#onToggle}>
        <summary>${msg('more-settings')}</summary>
        ${this.#more ? this.#more(this.#parts()) : nothing}
      </details>
    </section>`;
  }

  readonly #onToggle = (event: Event): void => {
    if (!(event.currentTarget as HTMLDetailsElement).open) return;
    this.#onUnfold();
    if (!this.#more) this.#bring().catch(reportError);
  };

  async #bring(): Promise<void> {
    this.#more = (await this.#load()).moreSettings;
    this.#host.requestUpdate();
  }
}
