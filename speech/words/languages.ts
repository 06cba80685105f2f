/**
 * The languages and what they say and hear, each loaded when it is first wanted: what is not chosen costs nothing. A language has four
 * parts: its words, those of pages that are loaded later, those in which it is understood, and those of the help on the keys.
 */
import type { HeardLanguage } from '../hearing/languages.js';
import type { LateGroup } from '../messages/generated/loads.js';
import type { GroupText } from '../phrase/say.js';
import type { KeyWords } from './keys.js';
import type { LanguageName } from './language-names.js';
import type { WholeWords } from './words.js';

export interface Language {
  readonly words: () => Promise<WholeWords>;
  /** Of these words, what is said on pages that are loaded later. */
  readonly late: () => Promise<readonly GroupText<LateGroup>[]>;
  readonly heard: () => Promise<HeardLanguage>;
  readonly keys: () => Promise<KeyWords>;
}

/** Each may reject, when its file cannot be had, and may then be called again. */
export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  en: {
    words: async () => (await import('./en/whole.js')).wholeEn,
    late: async () => (await import('../messages/generated/en/late.js')).late,
    heard: async () => (await import('../hearing/en.js')).HEARD_EN,
    keys: async () => (await import('./en/keys.js')).keys,
  },
  de: {
    words: async () => (await import('./de/whole.js')).wholeDe,
    late: async () => (await import('../messages/generated/de/late.js')).late,
    heard: async () => (await import('../hearing/de.js')).HEARD_DE,
    keys: async () => (await import('./de/keys.js')).keys,
  },
  uk: {
    words: async () => (await import('./uk/whole.js')).wholeUk,
    late: async () => (await import('../messages/generated/uk/late.js')).late,
    heard: async () => (await import('../hearing/uk.js')).HEARD_UK,
    keys: async () => (await import('./uk/keys.js')).keys,
  },
  be: {
    words: async () => (await import('./be/whole.js')).wholeBe,
    late: async () => (await import('../messages/generated/be/late.js')).late,
    heard: async () => (await import('../hearing/be.js')).HEARD_BE,
    keys: async () => (await import('./be/keys.js')).keys,
  },
  mk: {
    words: async () => (await import('./mk/whole.js')).wholeMk,
    late: async () => (await import('../messages/generated/mk/late.js')).late,
    heard: async () => (await import('../hearing/mk.js')).HEARD_MK,
    keys: async () => (await import('./mk/keys.js')).keys,
  },
};
