/**
 * The commands at a clock that stands alone and their phrases: those of English, in whose order the help lists them, in all languages; found in a
 * text; as they are shown; and spelled out for a recogniser, in ordinary spelling and lower case. There is no board there, so that words may mean
 * what they mean to whoever sits at a clock: "clock" presses it. What each does is a row in `src/commands`.
 */
import type { Color } from '../../../src/laws/squares.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { CLOCK_PHRASES } from '../../languages/phrases-clock.js';
import { phrasesClock as ENGLISH } from '../../messages/generated/en/phrases-clock.js';
import type { ReadCommand } from '../commands/commands.js';
import { shownWith } from '../commands/help.js';
import { nearestShown } from '../commands/nearest.js';
import { readPhrase, tokensOf } from '../commands/pattern.js';
import { readersFor } from '../commands/places.js';
import { EVERY_LANGUAGE, everyLanguage } from '../every-language.js';
import { phraseTables, type PhraseTables } from '../phrase-tables.js';
import { everySpelling, plainSpellings } from '../spellings.js';

export type ClockCommandName = keyof typeof ENGLISH;

/** In the order in which the help lists them; what takes whatever follows comes last. */
export const CLOCK_COMMAND_NAMES = Object.keys(ENGLISH) as readonly ClockCommandName[];

/** A command as it was typed or said to the clock; `color` is the player who was named. */
export type ReadClockCommand = ReadCommand<ClockCommandName>;

type ClockTables = PhraseTables<ClockCommandName>;

/** Those of a book. */
export const clockPhrasesOf = phraseTables(CLOCK_COMMAND_NAMES, CLOCK_PHRASES);

/**
 * Understands a text as it stands; `undefined` where it is no command. Never throws; the work is bounded by `TEXT_LIMIT`.
 *
 * @param language the page's: its phrases are tried first, then those of the others
 */
export function readClockLine(
  text: string,
  language: LanguageName,
  { rowsFor }: ClockTables,
): ReadClockCommand | undefined {
  if (text.length > TEXT_LIMIT) return undefined;
  return readPhrase(plainText(text), rowsFor(language), readersFor(everyLanguage(language)));
}

/** The only player whom a text names by a colour; `undefined` where it names none, or both. */
export function playerNamed(text: string, language: LanguageName): Color | undefined {
  const { color } = readersFor(everyLanguage(language));
  const [named, another] = new Set(tokensOf(plainText(text)).flatMap((token) => color([token])?.color ?? []));
  return another ? undefined : named;
}

/** Up to three commands that a text may have been meant as, nearest first: of the page's language, or else of another. */
export function nearestClockCommands(text: string, language: LanguageName, tables: ClockTables): readonly string[] {
  if (text.length > TEXT_LIMIT) return [];
  return nearestShown(plainText(text), languagesFrom(language), { ...tables, shown: shownClockCommand });
}

/** A command by its first phrase, with an example in its place. */
export function shownClockCommand(name: ClockCommandName, language: LanguageName): string {
  return CLOCK_PHRASES[language][name][0]
    .replace('{color}', EVERY_LANGUAGE[language].commands.colors.black[0])
    .replace('{rest}', CLOCK_PHRASES[language]['clock-claim-flag'][0]);
}

/** All commands as they are shown. */
export function allClockCommands(language: LanguageName, { names }: ClockTables): readonly string[] {
  return names.map((name) => shownClockCommand(name, language));
}

/** Those with words that begin so; where there is none, the nearest. */
export function clockCommandsFor(text: string, language: LanguageName, tables: ClockTables): readonly string[] {
  return (
    shownWith(text, tables.names, language, { ...tables, shown: shownClockCommand }) ??
    nearestClockCommands(text, language, tables)
  );
}

/** The phrases that need nothing beside their words, and those that name a player for each of both. */
export function spokenClockPhrases(language: LanguageName, { names }: ClockTables): readonly string[] {
  return plainSpellings(toldToRecognisers(names, language), language);
}

/** Of each command the phrase that the help shows. */
export function firstClockPhrases(language: LanguageName, { names }: ClockTables): readonly string[] {
  return plainSpellings(
    names.map((name) => CLOCK_PHRASES[language][name][0]),
    language,
  );
}

/** As they may be said: for recognisers that hear nothing else. */
export function everyClockPhrase(language: LanguageName, { names }: ClockTables): readonly string[] {
  return everySpelling(toldToRecognisers(names, language), language);
}

/** So many phrases of a command: the more a recogniser listens for, the more it takes for each other. Those beyond are for typed lines, and for what is heard all the same. */
const MOST_TOLD = 8;

function toldToRecognisers(names: readonly ClockCommandName[], language: LanguageName): readonly string[] {
  return names.flatMap((name) => CLOCK_PHRASES[language][name].slice(0, MOST_TOLD));
}
