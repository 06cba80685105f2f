/** The words of a line as people say it, and as phrases are compared with them. */
import { bare, type Token } from '../commands/pattern.js';
import type { HeardLanguages } from '../languages.js';
import { meaningsOf } from '../lexicon.js';
import type { Heed } from '../vocabulary.js';
import type { FreeLanguage, Phrase } from './language.js';

export function wordsOf(plain: string): readonly Token[] {
  return plain
    .replace(/^\s*\//u, '')
    .split(/\s+/u)
    .flatMap((text): readonly Token[] => {
      const folded = bare(text);
      return folded === '' ? [] : [{ raw: text.replace(/[,;:.!?]+$/u, ''), folded }];
    });
}

/** "What's" as the two words that it is. */
export function expanded(words: readonly Token[], { contracted }: FreeLanguage): readonly Token[] {
  return words.flatMap((word) => contracted.get(word.folded)?.map((one) => ({ raw: one, folded: one })) ?? [word]);
}

/** "C-file" is two words; "e2-e4" is one. */
function parts({ folded }: Token): readonly string[] {
  return /\d/u.test(folded) ? [folded] : folded.split('-').filter((part) => part !== '');
}

/** A word that is a file too ("а один") is nothing beside where a rank follows it. */
export function without(
  words: readonly Token[],
  phrases: readonly Phrase[],
  languages: HeardLanguages,
): readonly Token[] {
  const [first, next] = words;
  if (!first) return [];
  const isSquare = next && isWord(first, 'file', languages) && isWord(next, 'rank', languages);
  const found = isSquare ? undefined : phrases.find((phrase) => startsWith(words, phrase));
  return found
    ? without(words.slice(found.length), phrases, languages)
    : [first, ...without(words.slice(1), phrases, languages)];
}

function isWord({ folded }: Token, is: Heed['is'], languages: HeardLanguages): boolean {
  return meaningsOf(folded, languages).some(({ heed }) => heed.is === is);
}

export function behind(words: readonly Token[], phrases: readonly Phrase[]): readonly Token[] | undefined {
  const found = phrases.find((phrase) => startsWith(words, phrase));
  return found && words.length > found.length ? words.slice(found.length) : undefined;
}

export function startsWith(words: readonly Token[], phrase: Phrase): boolean {
  return phrase.every((word, at) => words[at]?.folded === word);
}

export function textOf(words: readonly Token[]): string {
  return words.map(({ raw }) => raw).join(' ');
}

/** A line as phrases are compared with it. */
export function compared(said: readonly Token[], language: FreeLanguage): readonly Token[] {
  return withWhose(said.flatMap(parts), language).map((word) => ({ raw: word, folded: word }));
}

/** With what is the user's own, and the opponent's, marked; once where it is said in two words ("я маю"). */
function withWhose(words: readonly string[], language: FreeLanguage): readonly string[] {
  const [first] = words;
  if (first === undefined) return [];
  const found = language.whose.find((one) => one.words.every((word, at) => words[at] === word));
  if (!found) return [first, ...withWhose(words.slice(1), language)];
  const more = withWhose(words.slice(found.words.length), language);
  return more[0] === found.mark ? more : [found.mark, ...more];
}
