/**
 * What a line is heard with that the page's words do not understand: the words of all languages, and what finds the moves near to a typed
 * text. Loaded when it is first wanted.
 */
import type { LanguageName } from '../language-names.js';
import { everyLanguage } from './every-language.js';
import type { NearTyped } from './heard.js';
import type { HeardLanguages } from './languages.js';
import { nearTyped } from './near.js';

export interface FurtherHearing {
  /** All of them, on a page in this one. */
  readonly languages: (page: LanguageName) => HeardLanguages;
  readonly near: NearTyped;
}

export const FURTHER: FurtherHearing = { languages: everyLanguage, near: nearTyped };
