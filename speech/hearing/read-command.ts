/**
 * The command that words are. Understood in the page's language first, then in any of the others.
 */
import type { LanguageName } from '../words/language-names.js';
import type { ReadCommand } from './command.js';
import { matched, tokensOf } from './commands/pattern.js';
import { readersFor } from './commands/tables.js';
import { EVERY_PHRASE, type PhraseBook } from './phrase-book.js';

/**
 * The command that a text is, already plain (`plainText`); `undefined` where it is none.
 *
 * @param language the page's
 */
export function readCommand(
  text: string,
  language: LanguageName = 'en',
  { game }: PhraseBook = EVERY_PHRASE,
): ReadCommand | undefined {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return undefined;
  for (const { name, pattern } of game.rowsFor(language)) {
    const read = matched(pattern, tokens, readersFor(language));
    if (read) return { id: name, read };
  }
  return undefined;
}
