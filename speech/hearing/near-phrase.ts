/** The phrase that was perhaps said, by how it sounds. */
import type { LanguageName } from '../language-names.js';
import { CONFUSIONS } from '../languages/spoken.js';
import { soundDistance, soundOf } from './confusions/sounding.js';
import { folded } from './lexicon.js';
import { madeOnce } from './made-once.js';
import type { PhraseBook } from './phrase-book.js';
import { fromBook } from './phrase-tables.js';

/** A phrase may differ from what was heard by so much, for each of its sounds. */
const MOST = 0.25;
/** A second phrase must be this much further off. */
const MARGIN = 0.1;
/** No command has more words. */
const MOST_WORDS = 8;

/** The only phrase of a book that is near to a text; `undefined` where none is, or several are. */
export type NearestPhrase = (
  text: string,
  language: LanguageName,
  book: PhraseBook,
  most?: number,
) => string | undefined;

/** @param phrasesIn those that are compared */
export function nearestOf(phrasesIn: (language: LanguageName, book: PhraseBook) => readonly string[]): NearestPhrase {
  const soundingIn = fromBook((book) =>
    madeOnce((language: LanguageName) =>
      phrasesIn(language, book).map((phrase) => ({ phrase, sound: soundOfText(phrase, language) })),
    ),
  );
  return (text, language, book, most = MOST) => {
    const said = soundOfText(text, language);
    const [best, second] = soundingIn(book)(language)
      .map(({ phrase, sound }) => ({ phrase, distance: soundDistance(said, sound, most) }))
      .filter(({ distance }) => distance <= most)
      .sort((one, other) => one.distance - other.distance);
    return !best || (second && second.distance < best.distance + MARGIN) ? undefined : best.phrase;
  };
}

/** How a text of a few words sounds as a whole, for `soundDistance`. */
export function soundOfText(text: string, language: LanguageName): string {
  return folded(text)
    .split(/[^\p{L}\d]+/u)
    .slice(0, MOST_WORDS)
    .map((word) => soundOf(word, CONFUSIONS[language]))
    .join('');
}
