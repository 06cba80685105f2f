/**
 * The typed commands as they are told in the help: each by its first phrase in the page's language, with what it does.
 */
import type { CommandName } from '../hearing/commands/commands.js';
import { CLOCK_PHRASES } from '../languages/phrases-clock.js';
import { clockPhrasesOf } from '../hearing/clock-commands/clock-phrases.js';
import { isWordForWord, typedExample, typedExamples } from '../hearing/commands/help.js';
import type { HeardLanguage } from '../hearing/languages.js';
import type { PhraseBook } from '../hearing/phrase-book.js';
import { typedTableExample, typedTableExamples } from '../hearing/table-commands/table-help.js';
import { commandDoes, keyGroupSaid, tableCommandDoes, type KeyGroup, type KeyMessages } from './keys.js';
import { tablePhrasesOf } from '../hearing/table-commands/table-phrases.js';

/** Commands that belong together, in words. */
export interface CommandGroupText {
  readonly title: string;
  readonly rows: readonly { readonly phrase: string; readonly does: string }[];
}

/** The commands that are told, and the group of each. */
export interface ToldCommands {
  readonly phrases: PhraseBook;
  readonly groupOf: (name: CommandName) => KeyGroup;
}

/** The groups of the keys serve for the commands as well. */
const GROUPS = [
  'asking',
  'clock and acts',
  'going through the game',
  'page and speech',
] as const satisfies readonly KeyGroup[];

/**
 * All that a command is typed or said by and that can be told word for word, the first phrase first; nothing of one that has no phrases.
 *
 * @param id of any command
 */
export function typedPhrases(id: string, phrases: PhraseBook, language: HeardLanguage): readonly string[] {
  const atGame = phrases.game.namesIn(language).find((name) => name === id);
  if (atGame) return typedExamples(atGame, language);
  const atTable = tablePhrasesOf(phrases).names.find((name) => name === id);
  if (atTable) return typedTableExamples(atTable, language.name);
  const atClock = clockPhrasesOf(phrases).names.find((name) => name === id);
  if (!atClock) return [];
  const [first, ...others] = CLOCK_PHRASES[language.name][atClock];
  const [black] = language.commands.colors.black;
  return [first, ...others.filter(isWordForWord)].map((phrase) => phrase.replace('{color}', black));
}

/** Every command, in the order of its table within each group; those of a table last. */
export function describeCommands(
  { phrases, groupOf }: ToldCommands,
  messages: KeyMessages,
  language: HeardLanguage,
): readonly CommandGroupText[] {
  const anywhere = GROUPS.map((group) => ({
    title: keyGroupSaid(group, messages),
    rows: phrases.game
      .namesIn(language)
      .filter((name) => groupOf(name) === group)
      .map((name) => ({ phrase: typedExample(name, language), does: commandDoes(name, messages) })),
  }));
  const atTable = tablePhrasesOf(phrases).names.map((name) => ({
    phrase: typedTableExample(name, language.name),
    does: tableCommandDoes(name, messages),
  }));
  return [...anywhere, { title: messages.phrase('key-group-at-a-table'), rows: atTable }];
}
