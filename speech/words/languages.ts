/**
 * The languages and what they say, each loaded when it is first wanted: what is not chosen costs nothing. A language has two parts:
 * its words, and those of the help on the keys.
 */
import type { KeyWords } from './keys.js';
import type { LanguageName } from './language-names.js';
import type { WholeWords } from './words.js';

export interface Language {
  readonly words: () => Promise<WholeWords>;
  readonly keys: () => Promise<KeyWords>;
}

/** Each may reject, when its file cannot be had, and may then be called again. */
export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  en: {
    words: async () => (await import('./en/whole.js')).wholeEn,
    keys: async () => (await import('./en/keys.js')).keys,
  },
  de: {
    words: async () => (await import('./de/whole.js')).wholeDe,
    keys: async () => (await import('./de/keys.js')).keys,
  },
  uk: {
    words: async () => (await import('./uk/whole.js')).wholeUk,
    keys: async () => (await import('./uk/keys.js')).keys,
  },
  be: {
    words: async () => (await import('./be/whole.js')).wholeBe,
    keys: async () => (await import('./be/keys.js')).keys,
  },
  mk: {
    words: async () => (await import('./mk/whole.js')).wholeMk,
    keys: async () => (await import('./mk/keys.js')).keys,
  },
};
