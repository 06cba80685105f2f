/**
 * The phrases at a table: of all languages, in the order in which they are tried on a page in one of them; found in a text by its words alone; and
 * spelled out for a recogniser, to lean to or to know nothing else, in ordinary spelling and lower case.
 */
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { TABLE_PHRASES } from '../../languages/phrases-table.js';
import { madeOnce } from '../made-once.js';
import { fromBook, EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import { byFirstWord, phraseRow, readPhrase, takesRest, tokensOf, type PhraseRow } from '../commands/pattern.js';
import { TABLE_COMMAND_NAMES, type TableCommandName } from './table-command.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { Parameters } from '../commands/commands.js';
import { readersFor } from '../commands/tables.js';
import type { HeardLanguages } from '../languages.js';
import { readCommand } from '../line.js';
import { spellings } from '../spellings.js';

export { TABLE_PHRASES };

export type TableRow = PhraseRow<TableCommandName>;

/** The phrases of those commands that there are. */
export interface TableTables {
  /** In the order of the help. */
  readonly names: readonly TableCommandName[];
  /** The phrases of one language, in the order of the names. */
  readonly rowsIn: (language: LanguageName) => readonly TableRow[];
  /**
   * The page's language, then the others; phrases with a move come after those without, of all languages, and the longest of them first:
   * "write the move" is not the writing of a move "the move". Those that may begin with a word.
   */
  readonly rowsFor: (language: LanguageName) => (first: string) => readonly TableRow[];
}

/** @param has whether there is a command of this id */
export function atTable(has: (id: string) => boolean): TableTables {
  const names = TABLE_COMMAND_NAMES.filter(has);
  const rowsIn = madeOnce((language: LanguageName) =>
    names.flatMap((name) => TABLE_PHRASES[language][name].map((phrase) => phraseRow(name, phrase))),
  );
  const rowsFor = madeOnce((language: LanguageName) => {
    const all = languagesFrom(language).flatMap(rowsIn);
    const withMove = all.filter(({ pattern }) => takesRest(pattern));
    const inOrder = [
      ...all.filter(({ pattern }) => !takesRest(pattern)),
      ...withMove.toSorted((one, other) => other.pattern.length - one.pattern.length),
    ];
    return byFirstWord(inOrder, ({ pattern }) => pattern);
  });
  return { names, rowsIn, rowsFor };
}

/** Those of a book. */
export const tablePhrasesOf = fromBook(({ has }) => atTable(has));

export interface ReadTableCommand {
  readonly id: TableCommandName;
  /** `rest` is the move, as it was typed. */
  readonly read: Parameters;
}

/**
 * Understands a text as it stands; `undefined` where it is no command of the table, or one that means something at any game ("call
 * NATO"). Never throws; the work is bounded by `TEXT_LIMIT`.
 *
 * @param languages the page's phrases are tried first, then those of the others
 */
export function readTableLine(
  text: string,
  languages: HeardLanguages,
  phrases: PhraseBook = EVERY_PHRASE,
): ReadTableCommand | undefined {
  if (text.length > TEXT_LIMIT) return undefined;
  const plain = plainText(text);
  const tokens = tokensOf(plain);
  const [first] = tokens;
  if (!first) return undefined;
  const found = readPhrase(
    tokens,
    tablePhrasesOf(phrases).rowsFor(languages.page.name)(first.folded),
    readersFor(languages),
  );
  return found && !readCommand(plain, languages, phrases) ? found : undefined;
}

/** The phrases that need nothing beside their words. */
export function spokenTablePhrases(language: LanguageName, tables: TableTables): readonly string[] {
  const phrases = phrasesIn(language, tables).filter((phrase) => !/[[|{]/u.test(phrase));
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
}

/** All of them, and each word that can stand in one: for recognisers that hear nothing else. A move in one is spoken as any other. */
export function everyTablePhrase(language: LanguageName, tables: TableTables): readonly string[] {
  const phrases = phrasesIn(language, tables).map((phrase) => phrase.replace(/\s*\{\w+\}\s*/gu, ' ').trim());
  return [...new Set(phrases.filter((phrase) => phrase !== '').flatMap((phrase) => spellings(phrase, {})))];
}

function phrasesIn(language: LanguageName, { names }: TableTables): readonly string[] {
  return names.flatMap((name) => TABLE_PHRASES[language][name]);
}
