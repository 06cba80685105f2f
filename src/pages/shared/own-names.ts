import type { LanguageName } from '../../../speech/words/language-names.js';

/** What each language calls itself, as CLDR has it, written as a heading is; not to be translated. */
export const OWN_NAMES: Readonly<Record<LanguageName, string>> = {
  en: 'English',
  de: 'Deutsch',
  uk: 'Українська',
  be: 'Беларуская',
  mk: 'Македонски',
};
