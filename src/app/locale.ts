/**
 * The language of the page. English is the one the sources are written in; what another needs is loaded when it is chosen: its words
 * (`speech/words/`) and its texts (`locales/`, made by `scripts/localize.js`).
 */
import type { LanguageName } from '../../speech/words/language-names.js';
import { SOURCE_LANGUAGE } from './language.js';
import { languageSwitch, type LanguageOutcome } from './language-switch.js';
import { loadWords, showWords } from './page-words.js';
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
