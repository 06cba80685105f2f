/**
 * The phrases of all languages for a clock, in the order in which they are tried on a page in one of them.
 */
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { CLOCK_PHRASES } from '../../languages/phrases-clock.js';
import { phraseRow, type PhraseRow } from '../commands/pattern.js';
import { madeOnce } from '../made-once.js';
import { fromBook } from '../phrase-book.js';
import { CLOCK_COMMAND_NAMES, type ClockCommandName } from './clock-command.js';

export { CLOCK_PHRASES };

export type ClockRow = PhraseRow<ClockCommandName>;

/** The phrases of those commands that there are. */
export interface ClockTables {
  /** In the order of the help. */
  readonly names: readonly ClockCommandName[];
  /** The phrases of one language; what takes whatever follows comes last among the names. */
  readonly rowsIn: (language: LanguageName) => readonly ClockRow[];
  /** The page's language, then the others. */
  readonly rowsFor: (language: LanguageName) => readonly ClockRow[];
}

/** @param has whether there is a command of this id */
export function clockTables(has: (id: string) => boolean): ClockTables {
  const names = CLOCK_COMMAND_NAMES.filter(has);
  const rowsIn = madeOnce((language: LanguageName) =>
    names.flatMap((name) => CLOCK_PHRASES[language][name].map((phrase) => phraseRow(name, phrase))),
  );
  return { names, rowsIn, rowsFor: madeOnce((language: LanguageName) => languagesFrom(language).flatMap(rowsIn)) };
}

/** Those of a book. */
export const clockPhrasesOf = fromBook(({ has }) => clockTables(has));
