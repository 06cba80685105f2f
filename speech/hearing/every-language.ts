/**
 * The words of all languages, for what is loaded when they are wanted: nobody should have to say first in which language he calls. What comes
 * with the game must not import this.
 */
import { languagesFrom, type LanguageName } from '../language-names.js';
import { EVERY_LANGUAGE } from '../languages/heard.js';
import type { HeardLanguages } from './languages.js';
import { madeOnce } from './made-once.js';

export { EVERY_LANGUAGE };

/** All of them, on a page in this one. */
export const everyLanguage: (page: LanguageName) => HeardLanguages = madeOnce((page) => ({
  page: EVERY_LANGUAGE[page],
  others: languagesFrom(page)
    .filter((other) => other !== page)
    .map((other) => EVERY_LANGUAGE[other]),
}));
