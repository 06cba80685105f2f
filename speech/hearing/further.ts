/**
 * What a line is heard with that the page's words do not understand: the words of all languages, how people talk, and what finds the moves near
 * to a typed text. Loaded when it is first wanted.
 */
import { commandsFor } from './commands/nearest.js';
import type { LanguageName } from '../language-names.js';
import { everyLanguage } from './every-language.js';
import { hearFreely, hearLoosely, withoutFillers } from './freely/read.js';
import type { NearTyped } from './heard.js';
import type { HeardLanguages } from './languages.js';
import type { HearFreely } from './line.js';
import { nearTyped } from './near.js';

export interface FurtherHearing {
  /** All of them, on a page in this one. */
  readonly languages: (page: LanguageName) => HeardLanguages;
  readonly freely: HearFreely;
  readonly loosely: HearFreely;
  /** A line without what people say beside it. */
  readonly withoutFillers: (text: string, languages: HeardLanguages) => string;
  readonly near: NearTyped;
  /** The commands of which a phrase has a word that begins so, or is near to it. */
  readonly commandsFor: typeof commandsFor;
}

export const FURTHER: FurtherHearing = {
  languages: everyLanguage,
  freely: hearFreely,
  loosely: hearLoosely,
  withoutFillers,
  near: nearTyped,
  commandsFor,
};
