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

export const PHRASES: Readonly<Record<LanguageName, CommandPhrases<CommandName>>> = {
  en: ENGLISH_COMMANDS,
  de: GERMAN_COMMANDS,
  uk: UKRAINIAN_COMMANDS,
  be: BELARUSIAN_COMMANDS,
  mk: MACEDONIAN_COMMANDS,
};

export type Row = PhraseRow<CommandName>;

/** What reads the places of phrases on a page in this language. */
export const readersFor: (language: LanguageName) => PlaceReaders = madeOnce((language) =>
  placeReaders(languagesFrom(language), PHRASES),
);

/** The phrases of those commands that there are. */
export interface CommandTables {
  /** In the order of the help. */
  readonly names: readonly CommandName[];
  /** The phrases of one language alone. */
  readonly rowsIn: (language: LanguageName) => readonly Row[];
  /** Lichess's letters, the page's language, then the others. */
  readonly rowsFor: (language: LanguageName) => readonly Row[];
}

/** @param has whether there is a command of this id */
export function commandTables(has: (id: string) => boolean): CommandTables {
  const names = COMMAND_NAMES.filter(has);
  const rowsIn = madeOnce((language) => rowsOf(names, language));
  const short = LICHESS_PHRASES.filter(([name]) => has(name)).map(([name, phrase]) => phraseRow(name, phrase));
  return { names, rowsIn, rowsFor: madeOnce((language) => [...short, ...languagesFrom(language).flatMap(rowsIn)]) };
}

/** Phrases that end with whatever else is typed come last, and the longest of them first: "claim three …" before "claim …". */
function rowsOf(names: readonly CommandName[], language: LanguageName): readonly Row[] {
  const rows = names.flatMap((name) => PHRASES[language].phrases[name].map((phrase) => phraseRow(name, phrase)));
  const open = rows.filter(isOpen).toSorted((one, other) => other.pattern.length - one.pattern.length);
  return [...rows.filter((row) => !isOpen(row)), ...open];
}

function isOpen({ pattern }: Row): boolean {
  return pattern.some((part) => part.type === 'place' && part.place === 'rest');
}
