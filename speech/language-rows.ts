/** What is known of each language beside its words, a row each. */
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
  readonly country: string;
  /** As listed on `MODELS_PAGE`. */
  readonly model: KnownModel | 'none';
  /**
   * Whose eyes its texts have had. All are translated from English, the source; `read` is what somebody has read who speaks the language from
   * birth.
   */
  readonly texts: 'source' | 'read' | 'unread';
}

export const LANGUAGE_ROWS: Readonly<Record<LanguageName, LanguageRow>> = {
  en: {
    ownName: 'English',
    country: 'US',
    model: { file: 'vosk-model-small-en-us-0.15.zip', bytes: 41_000_000 },
    texts: 'source',
  },
  de: {
    ownName: 'Deutsch',
    country: 'DE',
    model: { file: 'vosk-model-small-de-0.15.zip', bytes: 46_000_000 },
    texts: 'unread',
  },
  uk: {
    ownName: 'Українська',
    country: 'UA',
    model: { file: 'vosk-model-small-uk-v3-small.zip', bytes: 144_000_000 },
    texts: 'unread',
  },
  be: { ownName: 'Беларуская', country: 'BY', model: 'none', texts: 'unread' },
  mk: { ownName: 'Македонски', country: 'MK', model: 'none', texts: 'unread' },
  fr: {
    ownName: 'Français',
    country: 'FR',
    model: { file: 'vosk-model-small-fr-0.22.zip', bytes: 41_000_000 },
    texts: 'unread',
  },
  pl: {
    ownName: 'Polski',
    country: 'PL',
    model: { file: 'vosk-model-small-pl-0.22.zip', bytes: 50_500_000 },
    texts: 'unread',
  },
};
