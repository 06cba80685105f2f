/** The lines of the help: what a command does, with its keys and what can be typed or said for it, in the page's language. */
import type { HeardLanguage } from '../../../speech/hearing/languages.js';
import { keyNames, keysText, type KeyWords } from '../../../speech/phrase/keys.js';
import { typedPhrases } from '../../../speech/phrase/typed-commands.js';
import type { PhraseBook } from '../../../speech/hearing/phrase-book.js';
import type { ToldRow } from '../../commands/told.js';
import { commandName } from '../shared/command-names.js';

export interface HelpLine {
  readonly does: string;
  /** "Enter or Space", with the name of each key in it; absent where it has none. */
  readonly keys?: { readonly text: string; readonly names: readonly string[] };
  /** Whether its keys are others than at first. */
  readonly isChanged: boolean;
  /** All that can be typed or said for it. */
  readonly phrases: readonly string[];
  /** Why it cannot be done now. */
  readonly why?: string;
}

export interface HelpSection {
  readonly title?: string;
  readonly lines: readonly HelpLine[];
}

export interface LineWords {
  readonly keys: KeyWords;
  readonly phrases: PhraseBook;
  readonly language: HeardLanguage;
}

/** `undefined` of what has neither keys nor phrases nor a button: there is no way to it that could be told. */
export function lineOf(row: ToldRow, { keys: words, phrases: book, language }: LineWords): HelpLine | undefined {
  const phrases = row.ids.flatMap((id) => typedPhrases(id, book, language));
  if (phrases.length === 0 && row.keys.length === 0 && !row.hasButton && !row.isChanged) return undefined;
  return {
    does: nameOf(row, words),
    ...(row.keys.length > 0 && { keys: { text: keysText(row.keys, words), names: keyNames(row.keys, words) } }),
    isChanged: row.isChanged,
    phrases,
  };
}

/** Of several told as one, what is said of all of them. */
function nameOf({ ids, toldAs }: ToldRow, words: KeyWords): string {
  const isOfAll = ids.length > 1 && Object.hasOwn(words.does, toldAs);
  return isOfAll ? words.does[toldAs as keyof KeyWords['does']] : commandName(ids[0], words);
}

/** What does the same, of one player or of both, is one line. */
export function linesOf(rows: readonly ToldRow[], words: LineWords): readonly HelpLine[] {
  const lines = new Map<string, HelpLine>();
  for (const row of rows) {
    const line = lineOf(row, words);
    const same = line && lines.get(line.does);
    if (line) lines.set(line.does, same ? { ...same, ...line, phrases: [...same.phrases, ...line.phrases] } : line);
  }
  return [...lines.values()];
}
