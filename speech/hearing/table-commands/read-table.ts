/**
 * The command of the table that a text is, by its words alone.
 */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { Parameters } from '../commands/commands.js';
import { matched, tokensOf, type PlaceReaders, type Token } from '../commands/pattern.js';
import { readersFor } from '../commands/tables.js';
import type { HeardLanguages } from '../languages.js';
import { EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import { readCommand } from '../line.js';
import type { TableCommandName } from './table-command.js';
import { tablePhrasesOf, type TableRow } from './tables.js';

export interface ReadTableCommand {
  readonly name: TableCommandName;
  /** `rest` is the move, as it was typed. */
  readonly read: Parameters;
}

/** No more words than these stand behind a move. */
const MOST_BEHIND = 6;

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
  const tokens = tokensOf(plain);
  const [first] = tokens;
  if (!first) return undefined;
  const readers = readersFor(languages);
  for (const row of tablePhrasesOf(phrases).rowsFor(languages.page.name)(first.folded)) {
    const read = matchedRow(row, tokens, readers);
    if (read) return readCommand(plain, languages, phrases) ? undefined : { name: row.name, read };
  }
  return undefined;
}

/** What stands in the places; as many of the last words as can be are taken for those behind the move. */
function matchedRow(
  { pattern, behind }: TableRow,
  tokens: readonly Token[],
  readers: PlaceReaders,
): Parameters | undefined {
  if (behind.length === 0) return matched(pattern, tokens, readers);
  for (let count = Math.min(MOST_BEHIND, tokens.length - 1); count >= 0; count -= 1) {
    const before = tokens.slice(0, tokens.length - count);
    if (!matched(behind, tokens.slice(before.length), readers)) continue;
    const read = matched(pattern, before, readers);
    if (read) return read;
  }
  return undefined;
}
