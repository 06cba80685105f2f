/**
 * The language of the page. English is the one the sources are written in; what another needs is loaded when it is chosen. First it is loaded, then
 * the page is in it; of several wishes the last one counts.
 */
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import type { LanguageChoice } from '../storage/settings/settings.js';
import { PageWords } from '../../speech/page-words.js';
import { pageTexts } from '../../components/texts.js';

/** The language the sources are written in; it is there without being loaded. */
const SOURCE_LANGUAGE = 'en' satisfies LanguageName;

/**
 * The chosen language; where that is left to the browser, the first of its languages whose main language is one of ours, else
 * English.
 * @param browserLanguages BCP 47 tags, the most wanted first, as in `navigator.languages`: "de-AT", "be-tarask"
 */
export function chooseLanguage(choice: LanguageChoice, browserLanguages: readonly string[]): LanguageName {
  if (choice !== 'browser') return choice;
  for (const tag of browserLanguages) {
    // The main language is the first subtag, in any case of letters (RFC 5646, 2.1).
    const [main = ''] = tag.toLowerCase().split('-');
    const language = LANGUAGE_NAMES.find((name) => name === main);
    if (language) return language;
  }
  return SOURCE_LANGUAGE;
}

/**
 * What came of a wish for a language. Where it could not be loaded, the page is in the language it was in, and a later wish tries
 * again; where another was wanted meanwhile, that one's answer tells.
 */
export type LanguageOutcome = 'shown' | 'not loaded' | 'overtaken';

export interface LanguageSwitchParts {
  /** Loads the texts; rejects where they cannot be had. */
  readonly load: (language: LanguageName) => Promise<unknown>;
  /** Puts the page into a language whose texts are loaded. */
  readonly show: (language: LanguageName) => void;
}

export function languageSwitch({
  load,
  show,
}: LanguageSwitchParts): (language: LanguageName) => Promise<LanguageOutcome> {
  let wishes = 0;
  return async (language) => {
    wishes += 1;
    const wish = wishes;
    const overtaken = (): boolean => wish !== wishes;
    try {
      await load(language);
    } catch {
      return overtaken() ? 'overtaken' : 'not loaded';
    }
    if (overtaken()) return 'overtaken';
    show(language);
    return overtaken() ? 'overtaken' : 'shown';
  };
}

export class PageLanguage {
  /** What is said in it. */
  readonly words = new PageWords();
  /** What stands on it, in the languages that were loaded. */
  readonly #texts = new Map<LanguageName, Parameters<typeof pageTexts.show>[0]>();
  /** Whether the texts of late pages are loaded with each language. */
  #withLate = false;

  /** Puts the page into a language, without a reload: elements are drawn anew, and `<html lang>` follows. */
  readonly set: (language: LanguageName) => Promise<LanguageOutcome> = languageSwitch({
    load: async (language) => {
      await Promise.all([this.words.load(language), this.#loadTexts(language)]);
      // A page that says more may have come meanwhile; else nothing is left to be loaded.
      await Promise.all([this.words.load(language), this.#loadTexts(language)]);
    },
    show: (language) => {
      this.words.show(language);
      pageTexts.show(this.#texts.get(language));
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
  /** Loads the texts of late pages, now and with every language from now on. May reject, and may then be called again. */
  async loadLateTexts(): Promise<void> {
    this.#withLate = true;
    let loaded: LanguageName;
    do {
      loaded = this.words.language;
      await this.#loadTexts(loaded);
    } while (loaded !== this.words.language);
  }

  /** English ones come with what draws them. */
  async #loadTexts(language: LanguageName): Promise<void> {
    if (language === SOURCE_LANGUAGE) return;
    const { loadTexts } = await import('./translations.js');
    this.#texts.set(language, await loadTexts(language, this.#withLate));
  }
}
