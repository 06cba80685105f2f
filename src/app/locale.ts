/**
 * The language of the page. English is the one the sources are written in; what another needs is loaded when it is chosen: its words
 * (`speech/words/`) and its texts (`locales/`, made by `scripts/localize.js`).
 */
import type { LanguageName } from '../../speech/words/language-names.js';
import type { LanguageChoice } from '../storage/settings/settings.js';
import { SOURCE_LANGUAGE, chooseLanguage } from './language.js';
import { languageSwitch, type LanguageOutcome } from './language-switch.js';
import { hasWords, languageShown, loadWords, showWords } from '../../speech/page-words.js';
import type * as texts from './texts.js';

/** Absent as long as nothing but English was wanted. */
let translated: typeof texts | undefined;

async function loadTexts(language: LanguageName): Promise<void> {
  if (language === SOURCE_LANGUAGE) return;
  translated = await import('./texts.js');
  await translated.loadTexts(language);
}

/** Puts the page into a language, without a reload: elements are drawn anew, and `<html lang>` follows. */
export const setLanguage: (language: LanguageName) => Promise<LanguageOutcome> = languageSwitch({
  load: (language) => Promise.all([loadWords(language), loadTexts(language)]),
  show: async (language) => {
    // What is drawn anew when the texts change is drawn with these words.
    showWords(language);
    await translated?.showTexts(language);
    document.documentElement.lang = language;
  },
});

/**
 * In the language that is chosen or, until one is, the browser's. On a page that shows none yet, English takes the place of one that cannot
 * be had.
 */
export async function showLanguage(choice: LanguageChoice): Promise<LanguageOutcome> {
  const name = chooseLanguage(choice, navigator.languages);
  if (hasWords() && name === languageShown()) return 'shown';
  const outcome = await setLanguage(name);
  return outcome === 'not loaded' && !hasWords() ? setLanguage(SOURCE_LANGUAGE) : outcome;
}
