/**
 * What is known of each language beside its words, a row each. Apart from the names, which come with the first page: this comes with the pages
 * that tell of languages.
 */
import type { LanguageName } from './language-names.js';

/** Where the models of speech are listed that Vosk's makers give out. */
export const MODELS_PAGE = 'https://alphacephei.com/vosk/models';

/** A model of speech, small enough for a page and made so that it can be told what is likely to be said. */
export interface KnownModel {
  readonly file: string;
  readonly bytes: number;
}

export interface LanguageRow {
  /** What it calls itself, as CLDR has it, written as a heading is; not to be translated. */
  readonly ownName: string;
  /** Recognisers know languages by country; this one is there where any is. */
  readonly heardAs: string;
  /** As listed on `MODELS_PAGE`. */
  readonly model: KnownModel | 'none';
  /**
   * Whose eyes its texts have had. All are translated from English, the source; of those that nobody has read yet who speaks the language from
   * birth, the page says so.
   */
  readonly texts: 'source' | 'read by a native speaker' | 'not yet read';
}

export const LANGUAGE_ROWS: Readonly<Record<LanguageName, LanguageRow>> = {
  en: {
    ownName: 'English',
    heardAs: 'en-US',
    model: { file: 'vosk-model-small-en-us-0.15.zip', bytes: 41_000_000 },
    texts: 'source',
  },
  de: {
    ownName: 'Deutsch',
    heardAs: 'de-DE',
    model: { file: 'vosk-model-small-de-0.15.zip', bytes: 46_000_000 },
    texts: 'not yet read',
  },
  uk: {
    ownName: 'Українська',
    heardAs: 'uk-UA',
    model: { file: 'vosk-model-small-uk-v3-small.zip', bytes: 144_000_000 },
    texts: 'not yet read',
  },
  be: { ownName: 'Беларуская', heardAs: 'be-BY', model: 'none', texts: 'not yet read' },
  mk: { ownName: 'Македонски', heardAs: 'mk-MK', model: 'none', texts: 'not yet read' },
};
