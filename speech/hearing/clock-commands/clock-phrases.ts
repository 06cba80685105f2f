/**
 * The commands at a clock that stands alone and their phrases: those of English, in whose order the help lists them, in all languages; found in a
 * text; as they are shown; and spelled out for a recogniser, in ordinary spelling and lower case. There is no board there, so that words may mean
 * what they mean to whoever sits at a clock: "clock" presses it. What each does is a row in `src/commands`.
 */
import type { Parameters } from '../commands/commands.js';
import { phrasesClock as ENGLISH } from '../../messages/generated/en/phrases-clock.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { CLOCK_PHRASES } from '../../languages/phrases-clock.js';
import { phraseRow, type PhraseRow, readPhrase, tokensOf } from '../commands/pattern.js';
import { madeOnce } from '../made-once.js';
import { fromBook } from '../phrase-book.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { shownWith } from '../commands/help.js';
import { nearestShown } from '../commands/nearest.js';
import { readersFor } from '../commands/tables.js';
import { EVERY_LANGUAGE, everyLanguage } from '../every-language.js';
import { COLORS } from '../../../src/laws/squares.js';
import { spellings } from '../spellings.js';

export type ClockCommandName = keyof typeof ENGLISH;

/** In the order in which the help lists them. */
export const CLOCK_COMMAND_NAMES = Object.keys(ENGLISH) as readonly ClockCommandName[];

/** A command as it was typed or said to the clock; `color` is the player who was named. */
export interface ReadClockCommand {
  readonly id: ClockCommandName;
  readonly read: Parameters;
}

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
  const tokens = text.length > TEXT_LIMIT ? [] : tokensOf(plainText(text));
  if (tokens.length === 0) return undefined;
  return readPhrase(tokens, rowsFor(language), readersFor(everyLanguage(language)));
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
  return spelledOut(
    names.flatMap((name) => CLOCK_PHRASES[language][name]),
    language,
  );
}

/** Of each command the phrase that the help shows. */
export function firstClockPhrases(language: LanguageName, { names }: ClockTables): readonly string[] {
  return spelledOut(
    names.map((name) => CLOCK_PHRASES[language][name][0]),
    language,
  );
}

function spelledOut(phrases: readonly string[], language: LanguageName): readonly string[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const spelled = phrases
    .filter((phrase) => !/[[|]|\{rest\}/u.test(phrase))
    .flatMap((phrase) =>
      phrase.includes('{color}') ? COLORS.map((color) => phrase.replace('{color}', colors[color][0])) : [phrase],
    );
  return [...new Set(spelled.map((phrase) => phrase.toLowerCase()))];
}

/** All of them, as they may be said: for recognisers that hear nothing else. */
export function everyClockPhrase(language: LanguageName, { names }: ClockTables): readonly string[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const places = { color: COLORS.flatMap((color) => colors[color]) };
  const phrases = names
    .flatMap((name) => CLOCK_PHRASES[language][name])
    .map((phrase) => phrase.replace('{rest}', '').trim());
  return [...new Set(phrases.flatMap((phrase) => spellings(phrase, places)))];
}
