/**
 * The commands at a table where players are visually disabled (App. D) and their phrases: those of English, in whose order the help lists them, in all
 * languages; found in a text by its words alone; and spelled out for a recogniser, to lean to or to know nothing else, in ordinary spelling and lower
 * case. What each does is a row in `src/commands`.
 */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { LanguageName } from '../../language-names.js';
import { TABLE_PHRASES } from '../../languages/phrases-table.js';
import { phrasesTable as ENGLISH } from '../../messages/generated/en/phrases-table.js';
import type { ReadCommand } from '../commands/commands.js';
import { readPhrase, withOpenLast } from '../commands/pattern.js';
import { readersFor } from '../commands/places.js';
import type { HeardLanguages } from '../languages.js';
import { readCommand } from '../line.js';
import { EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import { phraseTables, type PhraseTables } from '../phrase-tables.js';
import { everySpelling, plainSpellings } from '../spellings.js';

export type TableCommandName = keyof typeof ENGLISH;

/** In the order in which the help lists them. */
export const TABLE_COMMAND_NAMES = Object.keys(ENGLISH) as readonly TableCommandName[];

/** `rest` is the move, as it was typed. */
export type ReadTableCommand = ReadCommand<TableCommandName>;

type TableTables = PhraseTables<TableCommandName>;

/** Those of a book. Phrases with a move come after those without, of all languages: "write the move" is not the writing of a move "the move". */
export const tablePhrasesOf = phraseTables(TABLE_COMMAND_NAMES, TABLE_PHRASES, withOpenLast);

/**
 * Understands a text as it stands; `undefined` where it is no command of the table, or one that means something at any game ("call
 * NATO"). Never throws; the work is bounded by `TEXT_LIMIT`.
 *
 * @param languages the page's phrases are tried first, then those of the others
 */
export function readTableLine(
  text: string,
  languages: HeardLanguages,
  phrases: PhraseBook = EVERY_PHRASE,
): ReadTableCommand | undefined {
  if (text.length > TEXT_LIMIT) return undefined;
  const plain = plainText(text);
  const found = readPhrase(plain, tablePhrasesOf(phrases).rowsFor(languages.page.name), readersFor(languages));
  return found && !readCommand(plain, languages, phrases) ? found : undefined;
}

/** The phrases that need nothing beside their words. */
export function spokenTablePhrases(language: LanguageName, { phrasesIn }: TableTables): readonly string[] {
  return plainSpellings(phrasesIn(language), language);
}

/** All of them, and each word that can stand in one: for recognisers that hear nothing else. A move in one is spoken as any other. */
export function everyTablePhrase(language: LanguageName, { phrasesIn }: TableTables): readonly string[] {
  return everySpelling(phrasesIn(language), language);
}
