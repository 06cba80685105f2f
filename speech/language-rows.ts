/** What is known of each language beside its words, a row each. It comes with the first load, so it holds no more than that needs. */
import type { LanguageName } from './language-names.js';

export interface LanguageRow {
  /** What it calls itself, as CLDR has it, written as a heading is; not to be translated. */
  readonly ownName: string;
  /** Recognisers know languages by country; this one is there where any is. */
  readonly country: string;
}

export const LANGUAGE_ROWS: Readonly<Record<LanguageName, LanguageRow>> = {
  en: { ownName: 'English', country: 'US' },
  de: { ownName: 'Deutsch', country: 'DE' },
  uk: { ownName: 'Українська', country: 'UA' },
  be: { ownName: 'Беларуская', country: 'BY' },
  mk: { ownName: 'Македонски', country: 'MK' },
  pl: { ownName: 'Polski', country: 'PL' },
  fr: { ownName: 'Français', country: 'FR' },
  es: { ownName: 'Español', country: 'ES' },
};
