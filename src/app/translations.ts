/**
 * The texts of the page in other languages than English. A part of its own: who reads the page in English loads nothing of it.
 */
import { PAGE_TEXTS } from '../../speech/languages/page-texts.js';
import type { PageGroup } from '../../speech/messages/generated/loads.js';
import type { Messages } from '../../speech/phrase/say.js';

type Translated = keyof typeof PAGE_TEXTS;

/**
 * Loads what says the texts of the page in a language. Rejects where they cannot be had, and may then be called again.
 * @param withLate with those of late pages
 */
export async function loadTexts(language: Translated, withLate: boolean): Promise<Messages<PageGroup | 'shared'>> {
  const { page, latePage } = PAGE_TEXTS[language];
  const [texts, late] = await Promise.all([page(), withLate ? latePage() : undefined]);
  if (late) texts.page.take(late.latePage);
  return texts.page;
}
