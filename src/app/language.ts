/** Which language the page is in. */
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import type { LanguageChoice } from '../storage/settings/settings.js';

/** The language the sources are written in; it is there without being loaded. */
export const SOURCE_LANGUAGE = 'en' satisfies LanguageName;

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
