/**
 * The phrases at a table: of all languages, in the order in which they are tried on a page in one of them; found in a text by its words alone; and
 * spelled out for a recogniser, to lean to or to know nothing else, in ordinary spelling and lower case.
 */
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { TABLE_PHRASES } from '../../languages/phrases-table.js';
import { madeOnce } from '../made-once.js';
import { fromBook, EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import {
  patternOf,
  type Pattern,
  matched,
  tokensOf,
  type PlaceReaders,
  type Token,
  byFirstWord,
  takesRest,
} from '../commands/pattern.js';
import { TABLE_COMMAND_NAMES, type TableCommandName } from './table-command.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { Parameters } from '../commands/commands.js';
import { readersFor } from '../commands/tables.js';
import type { HeardLanguages } from '../languages.js';
import { readCommand } from '../line.js';
import { spellings } from '../spellings.js';

export { TABLE_PHRASES };

export interface TableRow {
  readonly name: TableCommandName;
  /** What stands before the move, with it; all of it where no move stands in it. */
  readonly pattern: Pattern;
  /** What stands behind the move. */
  readonly behind: Pattern;
}

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
  const rowsIn = madeOnce((language: LanguageName) => rowsOf(names, language));
  const rowsFor = madeOnce((language: LanguageName) => {
    const all = languagesFrom(language).flatMap(rowsIn);
    const inOrder = [
      ...all.filter((row) => !isOpen(row)),
      ...all.filter(isOpen).toSorted((one, other) => size(other) - size(one)),
    ];
    return byFirstWord(inOrder, ({ pattern }) => pattern);
  });
  return { names, rowsIn, rowsFor };
}

function rowsOf(names: readonly TableCommandName[], language: LanguageName): readonly TableRow[] {
  return names.flatMap((name) =>
    TABLE_PHRASES[language][name].map((phrase): TableRow => {
      const parts = patternOf(phrase);
      const end = parts.findIndex((part) => takesRest([part])) + 1 || parts.length;
      return { name, pattern: parts.slice(0, end), behind: parts.slice(end) };
    }),
  );
}

function isOpen({ pattern }: TableRow): boolean {
  return takesRest(pattern);
}

function size({ pattern, behind }: TableRow): number {
  return pattern.length + behind.length;
}

/** Those of a book. */
export const tablePhrasesOf = fromBook(({ has }) => atTable(has));

export interface ReadTableCommand {
  readonly name: TableCommandName;
  /** `rest` is the move, as it was typed. */
  readonly read: Parameters;
}

/** No more words than these stand behind a move. */
const MOST_BEHIND = 6;

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
  const readers = readersFor(languages);
  for (const row of tablePhrasesOf(phrases).rowsFor(languages.page.name)(first.folded)) {
    const read = matchedRow(row, tokens, readers);
    if (read) return readCommand(plain, languages, phrases) ? undefined : { name: row.name, read };
  }
  return undefined;
}

/** What stands in the places; as many of the last words as can be are taken for those behind the move. */
function matchedRow(
  { pattern, behind }: TableRow,
  tokens: readonly Token[],
  readers: PlaceReaders,
): Parameters | undefined {
  if (behind.length === 0) return matched(pattern, tokens, readers);
  for (let count = Math.min(MOST_BEHIND, tokens.length - 1); count >= 0; count -= 1) {
    const before = tokens.slice(0, tokens.length - count);
    if (!matched(behind, tokens.slice(before.length), readers)) continue;
    const read = matched(pattern, before, readers);
    if (read) return read;
  }
  return undefined;
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
