/** What is known of each language beside its words, a row each. It comes with the first load, so it holds no more than that needs. */
import type { LanguageName } from './language-names.js';

export interface LanguageRow {
  /** What it calls itself, as CLDR has it, written as a heading is; not to be translated. */
  readonly ownName: string;
}

export const LANGUAGE_ROWS: Readonly<Record<LanguageName, LanguageRow>> = {
  en: { ownName: 'English' },
  de: { ownName: 'Deutsch' },
  uk: { ownName: 'Українська' },
  be: { ownName: 'Беларуская' },
  mk: { ownName: 'Македонски' },
  pl: { ownName: 'Polski' },
  fr: { ownName: 'Français' },
  es: { ownName: 'Español' },
};
