/**
 * The texts of the page in other languages than English. A part of its own: who reads the page in English loads nothing of it.
 */
import { PAGE_TEXTS } from '../../speech/languages/page-texts.js';
import { LANGUAGES } from '../../speech/languages.js';

type Translated = keyof typeof PAGE_TEXTS;

/**
 * Loads the texts of a language, to be said by its messages. Rejects where they cannot be had, and may then be called again.
 * @param withLate with those of late pages
 */
export async function loadTexts(language: Translated, withLate: boolean): Promise<void> {
  const { page, latePage } = PAGE_TEXTS[language];
  const [{ messages }, first, late] = await Promise.all([
    LANGUAGES[language].words(),
    page(),
    withLate ? latePage() : undefined,
  ]);
  messages.take([...first.page, ...(late?.latePage ?? [])]);
}
