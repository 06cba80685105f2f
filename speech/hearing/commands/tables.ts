/**
 * The phrases of all languages, in the order in which they are tried on a page in one of them.
 */
import { languagesFrom, type LanguageName } from '../../words/language-names.js';
import { madeOnce } from '../made-once.js';
import { BELARUSIAN_COMMANDS } from './be.js';
import { COMMAND_NAMES, type CommandName } from './commands.js';
import { GERMAN_COMMANDS } from './de.js';
import { ENGLISH_COMMANDS } from './en.js';
import { LICHESS_PHRASES } from './lichess.js';
import { MACEDONIAN_COMMANDS } from './mk.js';
import { phraseRow, type PhraseRow, type PlaceReaders } from './pattern.js';
import type { CommandPhrases } from './phrases.js';
import { placeReaders } from './places.js';
import { UKRAINIAN_COMMANDS } from './uk.js';

export const PHRASES: Readonly<Record<LanguageName, CommandPhrases>> = {
  en: ENGLISH_COMMANDS,
  de: GERMAN_COMMANDS,
  uk: UKRAINIAN_COMMANDS,
  be: BELARUSIAN_COMMANDS,
  mk: MACEDONIAN_COMMANDS,
};

export type Row = PhraseRow<CommandName>;

export interface Tables {
  /** Lichess's letters, the page's language, then the others. */
  readonly rows: readonly Row[];
  readonly readers: PlaceReaders;
}

const ROWS: Readonly<Record<LanguageName, readonly Row[]>> = {
  en: rowsOf('en'),
  de: rowsOf('de'),
  uk: rowsOf('uk'),
  be: rowsOf('be'),
  mk: rowsOf('mk'),
};
const SHORT: readonly Row[] = LICHESS_PHRASES.map(([name, phrase]) => phraseRow(name, phrase));

export const tablesFor: (language: LanguageName) => Tables = madeOnce((language) => {
  const languages = languagesFrom(language);
  return {
    rows: [...SHORT, ...languages.flatMap((one) => ROWS[one])],
    readers: placeReaders(languages, PHRASES),
  };
});

/** The phrases of one language alone. */
export function rowsIn(language: LanguageName): readonly Row[] {
  return ROWS[language];
}

/** Phrases that end with whatever else is typed come last, and the longest of them first: "claim three …" before "claim …". */
function rowsOf(language: LanguageName): readonly Row[] {
  const rows = COMMAND_NAMES.flatMap((name) =>
    PHRASES[language].phrases[name].map((phrase) => phraseRow(name, phrase)),
  );
  const open = rows.filter(isOpen).toSorted((one, other) => other.pattern.length - one.pattern.length);
  return [...rows.filter((row) => !isOpen(row)), ...open];
}

function isOpen({ pattern }: Row): boolean {
  return pattern.some((part) => part.type === 'place' && part.place === 'rest');
}
