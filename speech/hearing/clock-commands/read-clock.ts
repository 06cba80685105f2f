/**
 * The command that a text is at a clock that stands alone, and the commands as they are shown.
 */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { LanguageName } from '../../words/language-names.js';
import { nearestShown, shownWith, type CommandTable } from '../commands/nearest.js';
import { matched, tokensOf } from '../commands/pattern.js';
import { PHRASES, tablesFor } from '../commands/tables.js';
import type { Parameters } from '../commands/commands.js';
import {
  CLOCK_COMMAND_NAMES,
  COLOR_MEANINGS,
  PLAIN_MEANINGS,
  type ClockCommandName,
  type ClockLineCommand,
} from './clock-command.js';
import { CLOCK_PHRASES, clockRowsFor, clockRowsIn } from './tables.js';

const COMMANDS: CommandTable<ClockCommandName> = {
  names: CLOCK_COMMAND_NAMES,
  rowsIn: clockRowsIn,
  shown: shownClockCommand,
};

export interface ReadClockCommand {
  readonly name: ClockCommandName;
  readonly command: ClockLineCommand;
}

/**
 * Understands a text as it stands; `undefined` where it is no command. Never throws; the work is bounded by `TEXT_LIMIT`.
 *
 * @param language the page's: its phrases are tried first, then those of the others
 */
export function readClockLine(text: string, language: LanguageName): ReadClockCommand | undefined {
  const tokens = text.length > TEXT_LIMIT ? [] : tokensOf(plainText(text));
  if (tokens.length === 0) return undefined;
  const { readers } = tablesFor(language);
  for (const { name, pattern } of clockRowsFor(language)) {
    const read = matched(pattern, tokens, readers);
    const command = read && commandOf(name, read, language);
    if (command) return { name, command };
  }
  return undefined;
}

/** Up to three commands that a text may have been meant as, nearest first: of the page's language, or else of another. */
export function nearestClockCommands(text: string, language: LanguageName): readonly string[] {
  if (text.length > TEXT_LIMIT) return [];
  return nearestShown(plainText(text), language, COMMANDS);
}

/** A command by its first phrase, with an example in its place. */
export function shownClockCommand(name: ClockCommandName, language: LanguageName): string {
  return CLOCK_PHRASES[language][name][0]
    .replace('{color}', PHRASES[language].colors.black[0])
    .replace('{rest}', CLOCK_PHRASES[language].flag[0]);
}

function commandOf(name: ClockCommandName, { color, rest }: Parameters, language: LanguageName) {
  switch (name) {
    case 'help':
      return { do: 'help', phrases: CLOCK_COMMAND_NAMES.map((one) => shownClockCommand(one, language)) } as const;
    case 'help for':
      return rest === undefined
        ? undefined
        : ({ do: 'help', searched: rest, phrases: commandsWith(rest, language) } as const);
    case 'press of':
    case 'time of':
    case 'moves of':
    case 'moves to control of':
    case 'time used of':
    case 'period of':
    case 'flag of':
    case 'illegal of':
      return color && COLOR_MEANINGS[name](color);
    default:
      return PLAIN_MEANINGS[name];
  }
}

/** Those with words that begin so; where there is none, the nearest. */
function commandsWith(text: string, language: LanguageName): readonly string[] {
  return shownWith(text, language, COMMANDS) ?? nearestClockCommands(text, language);
}
