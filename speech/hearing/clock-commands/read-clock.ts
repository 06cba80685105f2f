/**
 * The command that a text is at a clock that stands alone, and the commands as they are shown.
 */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { nearestShown, shownWith } from '../commands/help.js';
import { matched, tokensOf } from '../commands/pattern.js';
import { readersFor } from '../commands/tables.js';
import { EVERY_LANGUAGE, everyLanguage } from '../every-language.js';
import type { ClockCommandName, ReadClockCommand } from './clock-command.js';
import { CLOCK_PHRASES, type ClockTables } from './tables.js';

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
  for (const { name, pattern } of rowsFor(language)) {
    const read = matched(pattern, tokens, readersFor(everyLanguage(language)));
    if (read) return { id: name, read };
  }
  return undefined;
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
