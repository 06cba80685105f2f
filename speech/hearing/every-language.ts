/**
 * The words of all languages, for what is loaded when they are wanted: nobody should have to say first in which language he calls. What comes
 * with the game must not import this.
 */
import { languagesFrom, type LanguageName } from '../language-names.js';
import { HEARD_BE } from './be.js';
import { HEARD_DE } from './de.js';
import { HEARD_EN } from './en.js';
import { HEARD_ES } from './es.js';
import type { HeardLanguage, HeardLanguages } from './languages.js';
import { madeOnce } from './made-once.js';
import { HEARD_MK } from './mk.js';
import { HEARD_UK } from './uk.js';

export const EVERY_LANGUAGE: Readonly<Record<LanguageName, HeardLanguage>> = {
  en: HEARD_EN,
  de: HEARD_DE,
  uk: HEARD_UK,
  be: HEARD_BE,
  mk: HEARD_MK,
  es: HEARD_ES,
};

/** All of them, on a page in this one. */
export const everyLanguage: (page: LanguageName) => HeardLanguages = madeOnce((page) => ({
  page: EVERY_LANGUAGE[page],
  others: languagesFrom(page)
    .filter((other) => other !== page)
    .map((other) => EVERY_LANGUAGE[other]),
}));
