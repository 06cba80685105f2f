/**
 * The phrases of all languages for a clock, in the order in which they are tried on a page in one of them.
 */
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { phraseRow, type PhraseRow } from '../commands/pattern.js';
import { madeOnce } from '../made-once.js';
import { fromBook } from '../phrase-book.js';
import { BELARUSIAN_CLOCK } from './be.js';
import { CLOCK_COMMAND_NAMES, type ClockCommandName } from './clock-command.js';
import { GERMAN_CLOCK } from './de.js';
import { ENGLISH_CLOCK } from './en.js';
import { MACEDONIAN_CLOCK } from './mk.js';
import { SPANISH_CLOCK } from './es.js';
import type { ClockPhrases } from './phrases.js';
import { UKRAINIAN_CLOCK } from './uk.js';

export const CLOCK_PHRASES: Readonly<Record<LanguageName, ClockPhrases<ClockCommandName>>> = {
  en: ENGLISH_CLOCK,
  de: GERMAN_CLOCK,
  uk: UKRAINIAN_CLOCK,
  be: BELARUSIAN_CLOCK,
  mk: MACEDONIAN_CLOCK,
  es: SPANISH_CLOCK,
};

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
