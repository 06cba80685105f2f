/**
 * The command that words are. Understood in the page's language first, then in any of the others that are there.
 */
import type { ReadCommand } from './command.js';
import { matched, tokensOf } from './commands/pattern.js';
import { readersFor } from './commands/tables.js';
import type { HeardLanguages } from './languages.js';
import { EVERY_PHRASE, type PhraseBook } from './phrase-book.js';

/**
 * The command that a text is, already plain (`plainText`); `undefined` where it is none.
 */
export function readCommand(
  text: string,
  languages: HeardLanguages,
  { game }: PhraseBook = EVERY_PHRASE,
): ReadCommand | undefined {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return undefined;
  for (const { name, pattern } of game.rowsFor(languages)) {
    const read = matched(pattern, tokens, readersFor(languages));
    if (read) return { id: name, read };
  }
  return undefined;
}
