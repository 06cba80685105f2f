/**
 * The phrases of all languages for a clock, in the order in which they are tried on a page in one of them.
 */
import { languagesFrom, type LanguageName } from '../../words/language-names.js';
import { phraseRow, type PhraseRow } from '../commands/pattern.js';
import { BELARUSIAN_CLOCK } from './be.js';
import { CLOCK_COMMAND_NAMES, type ClockCommandName } from './clock-command.js';
import { GERMAN_CLOCK } from './de.js';
import { ENGLISH_CLOCK } from './en.js';
import { MACEDONIAN_CLOCK } from './mk.js';
import type { ClockPhrases } from './phrases.js';
import { UKRAINIAN_CLOCK } from './uk.js';

export const CLOCK_PHRASES: Readonly<Record<LanguageName, ClockPhrases>> = {
  en: ENGLISH_CLOCK,
  de: GERMAN_CLOCK,
  uk: UKRAINIAN_CLOCK,
  be: BELARUSIAN_CLOCK,
  mk: MACEDONIAN_CLOCK,
};

export type ClockRow = PhraseRow<ClockCommandName>;

const ROWS: Readonly<Record<LanguageName, readonly ClockRow[]>> = {
  en: rowsOf('en'),
  de: rowsOf('de'),
  uk: rowsOf('uk'),
  be: rowsOf('be'),
  mk: rowsOf('mk'),
};

/** The phrases of one language; what takes whatever follows comes last among the names. */
export function clockRowsIn(language: LanguageName): readonly ClockRow[] {
  return ROWS[language];
}

/** The page's language, then the others. */
export function clockRowsFor(language: LanguageName): readonly ClockRow[] {
  return languagesFrom(language).flatMap((one) => ROWS[one]);
}

function rowsOf(language: LanguageName): readonly ClockRow[] {
  return CLOCK_COMMAND_NAMES.flatMap((name) => CLOCK_PHRASES[language][name].map((phrase) => phraseRow(name, phrase)));
}
