import { LitElement, html, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { lingering } from '../../../components/dom/lingering.js';
import { controls } from '../../../components/styles/controls.js';
import type { Settings } from '../../storage/settings/settings.js';
import {
  SETTINGS_FILE_LIMIT,
  SETTINGS_FILE_NAME,
  readSettingsFile,
  writeSettingsFile,
} from '../../storage/settings/settings-file.js';
import { offerFile } from '../shared/offer-file.js';

/** What is to be done with all settings at once. */
export type SettingsWish =
  | { readonly type: 'export' }
  | { readonly type: 'import'; readonly file: Pick<File, 'size' | 'text'> }
  | { readonly type: 'reset' };

export class SettingsFileEvent extends Event {
  static readonly type = 'settings-file';
  readonly wish: SettingsWish;
  constructor(wish: SettingsWish) {
    super(SettingsFileEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'settings-file': SettingsFileEvent;
  }
}

/**
 * All settings at once: saved as a file, taken from one, or as they were at first. The last asks before, for nothing brings them back.
 *
 * @fires settings-file {SettingsFileEvent}
 */
@customElement('settings-file')
@localized()
export class SettingsFile extends LitElement {
  static override styles = controls;

  @state() private asking = false;

  @query('#no') private readonly noButton!: HTMLButtonElement | null;
  @query('#reset') private readonly resetButton!: HTMLButtonElement | null;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.#leave() });
  }

  override render() {
    return html`
      <p class="row">
        <button type="button" @click=${this.#onExport}> ${msg('settings-export')} </button>
      </p>
      <p class="field">
        <label for="file">${msg('settings-import')}</label>
        <input id="file" type="file" accept=".json,application/json" @change=${this.#onFile} />
      </p>
      <p class="row">
        <button id="reset" type="button" @click=${this.#onReset}> ${msg('settings-reset')} </button>
      </p>
      ${lingering(this.asking ? this.#question() : nothing)}
    `;
  }

  #question() {
    return html`<div role="group" aria-labelledby="question">
      <p id="question">${msg('settings-reset-question')}</p>
      <div class="row">
        <button id="no" type="button" class="main" @click=${this.#onNo}>${msg('settings-reset-no')}</button>
        <button type="button" @click=${this.#onYes}>${msg('settings-reset-yes')}</button>
      </div>
    </div>`;
  }

  #answered(): void {
    this.asking = false;
    this.resetButton?.focus();
  }

  readonly #onExport = (): void => {
    this.dispatchEvent(new SettingsFileEvent({ type: 'export' }));
  };

  readonly #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    this.dispatchEvent(new SettingsFileEvent({ type: 'import', file }));
    // So that the same file can be chosen again.
    input.value = '';
  };

  readonly #onReset = async (): Promise<void> => {
    this.asking = true;
    await this.updateComplete;
    this.noButton?.focus();
  };

  readonly #onYes = (): void => {
    if (!this.asking) return;
    this.dispatchEvent(new SettingsFileEvent({ type: 'reset' }));
    this.#answered();
  };

  readonly #onNo = (): void => {
    if (this.asking) this.#answered();
  };

  /** By Escape, wherever the focus is: from elsewhere it stays there. */
  #leave(): boolean {
    if (!this.asking) return false;
    if (this.renderRoot.querySelector('[role="group"]:focus-within')) this.#answered();
    else this.asking = false;
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-file': SettingsFile;
  }
}

/** Offers the file to be saved. */
export function offerSettings(settings: Settings): void {
  offerFile(SETTINGS_FILE_NAME, 'application/json', writeSettingsFile(settings));
}

/** `undefined` where the file holds no settings, or cannot be read. */
export async function settingsOf(file: Pick<File, 'size' | 'text'>): Promise<Settings | undefined> {
  if (file.size > SETTINGS_FILE_LIMIT) return undefined;
  try {
    return readSettingsFile(await file.text());
  } catch {
    return undefined;
  }
}
