/**
 * The language of the page. English is the one the sources are written in; what another needs is loaded when it is chosen: its words
 * (`speech/words/`) and its texts (`locales/`, made by `scripts/localize.js`).
 */
import type { LanguageName } from '../../speech/words/language-names.js';
import type { LanguageChoice } from '../storage/settings/settings.js';
import { SOURCE_LANGUAGE, chooseLanguage } from './language.js';
import { languageSwitch, type LanguageOutcome } from './language-switch.js';
import { PageWords } from '../../speech/page-words.js';
import type * as texts from './texts.js';

export class PageLanguage {
  /** What is said in it. */
  readonly words = new PageWords();
  /** Absent as long as nothing but English was wanted. */
  #translated: typeof texts | undefined;

  /** Puts the page into a language, without a reload: elements are drawn anew, and `<html lang>` follows. */
  readonly set: (language: LanguageName) => Promise<LanguageOutcome> = languageSwitch({
    load: (language) => Promise.all([this.words.load(language), this.#loadTexts(language)]),
    show: async (language) => {
      // What is drawn anew when the texts change is drawn with these words.
      this.words.show(language);
      await this.#translated?.showTexts(language);
      document.documentElement.lang = language;
    },
  });

  /**
   * In the language that is chosen or, until one is, the browser's. On a page that shows none yet, English takes the place of one that cannot
   * be had.
   */
  async show(choice: LanguageChoice): Promise<LanguageOutcome> {
    const { words } = this;
    const name = chooseLanguage(choice, navigator.languages);
    if (words.areShown && name === words.language) return 'shown';
    const outcome = await this.set(name);
    return outcome === 'not loaded' && !words.areShown ? this.set(SOURCE_LANGUAGE) : outcome;
  }

  async #loadTexts(language: LanguageName): Promise<void> {
    if (language === SOURCE_LANGUAGE) return;
    this.#translated = await import('./texts.js');
    await this.#translated.loadTexts(language);
  }
}
