/**
 * The texts of the page in other languages than English. A part of its own: who reads the page in English loads nothing of it.
 */
import type { PageGroup } from '../../speech/messages/generated/loads.js';
import type { GroupText } from '../../speech/phrase/say.js';
import type { LanguageName } from '../../speech/language-names.js';
import { LANGUAGES } from '../../speech/languages.js';
import type { SOURCE_LANGUAGE } from './language.js';

export type Translated = Exclude<LanguageName, typeof SOURCE_LANGUAGE>;

type Load = () => Promise<readonly GroupText<PageGroup>[]>;

const TEXTS: Readonly<Record<Translated, { readonly page: Load; readonly latePage: Load }>> = {
  de: {
    page: async () => (await import('../../speech/messages/generated/de/page.js')).page,
    latePage: async () => (await import('../../speech/messages/generated/de/latePage.js')).latePage,
  },
  uk: {
    page: async () => (await import('../../speech/messages/generated/uk/page.js')).page,
    latePage: async () => (await import('../../speech/messages/generated/uk/latePage.js')).latePage,
  },
  be: {
    page: async () => (await import('../../speech/messages/generated/be/page.js')).page,
    latePage: async () => (await import('../../speech/messages/generated/be/latePage.js')).latePage,
  },
  mk: {
    page: async () => (await import('../../speech/messages/generated/mk/page.js')).page,
    latePage: async () => (await import('../../speech/messages/generated/mk/latePage.js')).latePage,
  },
  es: {
    page: async () => (await import('../../speech/messages/generated/es/page.js')).page,
    latePage: async () => (await import('../../speech/messages/generated/es/latePage.js')).latePage,
  },
};

/**
 * Loads the texts of a language, to be said by its messages. Rejects where they cannot be had, and may then be called again.
 * @param withLate with those of late pages
 */
export async function loadTexts(language: Translated, withLate: boolean): Promise<void> {
  const { page, latePage } = TEXTS[language];
  const [{ messages }, ...texts] = await Promise.all([
    LANGUAGES[language].words(),
    page(),
    ...(withLate ? [latePage()] : []),
  ]);
  messages.take(texts.flat());
}
