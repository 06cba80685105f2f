/** The commands as they are shown at a table: its own first, for they are what is done there, then those of any game. */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { at } from '../../grammar/marks.js';
import type { LanguageName } from '../../language-names.js';
import { allCommands, commandsWith, isWordForWord, shownWith } from '../commands/help.js';
import { commandsFor } from '../commands/nearest.js';
import type { HeardLanguages } from '../languages.js';
import { EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import { readCommand } from '../line.js';
import { nearestAtTable } from './near-table.js';
import { TABLE_PHRASES } from '../../languages/phrases-table.js';
import { tablePhrasesOf, type TableCommandName } from './table-phrases.js';

export interface TableHelp {
  readonly phrases: readonly string[];
  /** What help was asked for; absent where it was all. */
  readonly searched?: string;
}

/** What a text that asks for help is answered; `undefined` where it asks for none. */
export function tableHelp(
  text: string,
  languages: HeardLanguages,
  phrases: PhraseBook = EVERY_PHRASE,
): TableHelp | undefined {
  const command = text.length > TEXT_LIMIT ? undefined : readCommand(plainText(text), languages, phrases);
  const { page } = languages;
  if (command?.id !== 'help' && command?.id !== 'help-for') return undefined;
  const { game } = phrases;
  const table = tablePhrasesOf(phrases);
  const { rest: searched } = command.read;
  if (searched === undefined) {
    const own = table.names.map((name) => shownTableCommand(name, page.name));
    return { phrases: [...own, ...allCommands(page, game)] };
  }
  const own = shownWith(searched, table.names, page.name, { ...table, shown: shownTableCommand }) ?? [];
  const found = [...own, ...(commandsWith(searched, page, game) ?? [])];
  const near = [...nearestAtTable(searched, languages, phrases), ...commandsFor(searched, languages, game)];
  return { searched, phrases: found.length > 0 ? found : near };
}

/** A command by its first phrase, with an example in its place. Places are marked. */
export function shownTableCommand(name: TableCommandName, language: LanguageName): string {
  return TABLE_PHRASES[language][name][0].replace('{rest}', at('e4')).replace('{square}', at('d5'));
}

/** The same as it is typed, its square without a mark. */
export function typedTableExample(name: TableCommandName, language: LanguageName): string {
  return filled(TABLE_PHRASES[language][name][0]);
}

/** All that it is typed or said by and that stands there word for word, the first phrase first. */
export function typedTableExamples(name: TableCommandName, language: LanguageName): readonly string[] {
  const [first, ...others] = TABLE_PHRASES[language][name];
  return [first, ...others.filter(isWordForWord)].map(filled);
}

function filled(phrase: string): string {
  return phrase.replace('{rest}', 'e4').replace('{square}', 'd5');
}
