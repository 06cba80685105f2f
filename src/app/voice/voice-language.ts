/** Which language is listened for, as recognisers name it. */
import type { ListenedFor } from '../../../speech/recogniser/listening-choice.js';
import { mainLanguage } from '../../../speech/announcer/voice-choice.js';
import { FIDE_LANG } from '../../../speech/words/fide.js';
import type { LanguageName } from '../../../speech/words/language-names.js';

/** Recognisers know languages by country; these are the ones that are there where any is. */
const TAGS: Readonly<Record<LanguageName, string>> = {
  en: 'en-US',
  de: 'de-DE',
  uk: 'uk-UA',
  be: 'be-BY',
  mk: 'mk-MK',
};

/** The words that are listened for: those of the page, or German. */
export function listenedLanguage(listenFor: ListenedFor, page: LanguageName): LanguageName {
  return listenFor === 'german call' ? FIDE_LANG : page;
}

/**
 * The tag of a language, "de-DE".
 * @param preferred the user's languages, where a recogniser knows them all: of an English one, whose English it is
 */
export function listenedTag(language: LanguageName, preferred: readonly string[] = []): string {
  return preferred.find((tag) => tag.includes('-') && mainLanguage(tag) === language) ?? TAGS[language];
}
