/** The settings: an index, and pages of their own that are loaded when one is first shown. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../shared/texts.js';
import { SETTINGS_PAGES, type SettingsPage } from './settings-names.js';
import type { SettingsPageParts } from './settings-pages.js';

interface Loaded {
  readonly settingsPage: (page: SettingsPage, parts: SettingsPageParts) => TemplateResult;
  readonly settingsPageName: (page: SettingsPage) => string;
  readonly settingsPageFor: (word: string) => SettingsPage | undefined;
  readonly tellNoneFor: (word: string, parts: SettingsPageParts) => void;
}

export interface SettingsViewParts {
  readonly parts: () => SettingsPageParts;
  /** One of them is shown: the voices of this device are to be looked for. */
  readonly onShown: () => void;
  readonly load: () => Promise<Loaded>;
  /** The address of a page. */
  readonly addressOf: (page: SettingsPage | 'settings') => string;
}

export class SettingsView {
  readonly #parts: SettingsViewParts;
  #loaded: Loaded | undefined;

  constructor(parts: SettingsViewParts) {
    this.#parts = parts;
  }

  /** To the page that has to do with a word. Where there is none, to the index, which has the focus before that is said. */
  async goTo(word: string | undefined, goTo: (page: SettingsPage | 'settings') => Promise<void>): Promise<void> {
    if (word === undefined) return goTo('settings');
    await this.bring();
    const page = this.#loaded?.settingsPageFor(word);
    await goTo(page ?? 'settings');
    if (!page) this.#loaded?.tellNoneFor(word, this.#parts.parts());
  }

  /** Loads what the pages are made of. */
  async bring(): Promise<void> {
    this.#loaded ??= await this.#parts.load();
    this.#parts.onShown();
  }

  /** As it is called, once it is loaded. */
  nameOf(page: SettingsPage | 'settings'): string {
    return (page !== 'settings' && this.#loaded?.settingsPageName(page)) || msg('settings');
  }

  render(page: SettingsPage | 'settings'): TemplateResult | typeof nothing {
    const { addressOf, parts } = this.#parts;
    const loaded = this.#loaded;
    if (!loaded) return nothing;
    if (page !== 'settings') {
      return html`<p class="up"><a href=${addressOf('settings')}>${msg('settings')}</a></p>
        ${loaded.settingsPage(page, parts())}`;
    }
    return html`<ul>
      ${SETTINGS_PAGES.map((one) => html`<li><a href=${addressOf(one)}>${loaded.settingsPageName(one)}</a></li>`)}
    </ul>`;
  }
}
