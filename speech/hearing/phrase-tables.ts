/**
 * What is made of a book of phrases where it is needed: the phrases of commands that there are at a table and at a clock alone, of all languages, in
 * the order in which they are tried on a page in one of them.
 */
import { languagesFrom, type LanguageName } from '../language-names.js';
import type { PhrasesOf } from './commands/commands.js';
import { byFirstWord, phraseRows, type PhraseRow } from './commands/pattern.js';
import { madeOnce } from './made-once.js';
import type { PhraseBook } from './phrase-book.js';

/** The phrases of those commands that there are. */
export interface PhraseTables<Name extends string> {
  /** In the order of the help. */
  readonly names: readonly Name[];
  /** The phrases of one language as they are written, in the order of the names. */
  readonly phrasesIn: (language: LanguageName) => readonly string[];
  /** The same taken apart. */
  readonly rowsIn: (language: LanguageName) => readonly PhraseRow<Name>[];
  /** The page's language, then the others: the phrases that may begin with a word. */
  readonly rowsFor: (language: LanguageName) => (first: string) => readonly PhraseRow<Name>[];
}

/** @param inOrder the phrases of all languages, as they are tried */
export function phraseTables<Name extends string>(
  all: readonly Name[],
  phrases: Readonly<Record<LanguageName, PhrasesOf<Name>>>,
  inOrder: (rows: readonly PhraseRow<Name>[]) => readonly PhraseRow<Name>[] = (rows) => rows,
): (book: PhraseBook) => PhraseTables<Name> {
  return fromBook(({ has }) => {
    const names = all.filter(has);
    const phrasesIn = (language: LanguageName) => names.flatMap((name) => phrases[language][name]);
    const rowsIn = madeOnce((language: LanguageName) => phraseRows(names, phrases[language]));
    const rowsFor = madeOnce((language: LanguageName) =>
      byFirstWord(inOrder(languagesFrom(language).flatMap(rowsIn)), ({ pattern }) => pattern),
    );
    return { names, phrasesIn, rowsIn, rowsFor };
  });
}

/** What is made of a book, once for each. */
export function fromBook<Made extends object>(make: (book: PhraseBook) => Made): (book: PhraseBook) => Made {
  const made = new WeakMap<PhraseBook, Made>();
  return (book) => {
    const known = made.get(book) ?? make(book);
    made.set(book, known);
    return known;
  };
}
