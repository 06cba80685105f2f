/**
 * The phrases of all languages at a table, in the order in which they are tried on a page in one of them.
 */
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { TABLE_PHRASES } from '../../languages/phrases-table.js';
import { madeOnce } from '../made-once.js';
import { fromBook } from '../phrase-book.js';
import { beginnings, patternOf, type Part, type Pattern } from '../commands/pattern.js';
import { byFirstWord } from '../first-word.js';
import { TABLE_COMMAND_NAMES, type TableCommandName } from './table-command.js';

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
    return byFirstWord(inOrder, ({ pattern }) => beginnings(pattern));
  });
  return { names, rowsIn, rowsFor };
}

function rowsOf(names: readonly TableCommandName[], language: LanguageName): readonly TableRow[] {
  return names.flatMap((name) =>
    TABLE_PHRASES[language][name].map((phrase): TableRow => {
      const parts = patternOf(phrase);
      const end = parts.findIndex(isRest) + 1 || parts.length;
      return { name, pattern: parts.slice(0, end), behind: parts.slice(end) };
    }),
  );
}

function isOpen({ pattern }: TableRow): boolean {
  return pattern.some(isRest);
}

function isRest(part: Part): boolean {
  return part.type === 'place' && part.place === 'rest';
}

function size({ pattern, behind }: TableRow): number {
  return pattern.length + behind.length;
}

/** Those of a book. */
export const tablePhrasesOf = fromBook(({ has }) => atTable(has));
