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
      const raw = text.replace(/[,;:.!?]+$/u, '');
      return folded === '' ? [] : [{ raw, folded, ...(raw !== text && { pause: true }) }];
    });
}

/** "What's" as the two words that it is, and what is said in several words as what is read for them. */
export function expanded(words: readonly Token[], language: FreeLanguage): readonly Token[] {
  const [first, ...others] = words;
  if (!first) return [];
  const found = language.contracted.get(first.folded)?.find(({ said }) => startsWith(words, said));
  if (!found) return [first, ...expanded(others, language)];
  const read = found.read.map((word) => ({ raw: word, folded: word }));
  return [...read, ...expanded(words.slice(found.said.length), language)];
}

const TWO_SQUARES = /^[a-h][1-8]-[a-h][1-8]$/u;

/** "C-file" and "a1-h8" are two words. */
function parts({ folded }: Token): readonly string[] {
  if (/\d/u.test(folded) && !TWO_SQUARES.test(folded)) return [folded];
  return folded.split('-').filter((part) => part !== '');
}

/** A line without what is said beside. */
export function withoutBeside(
  words: readonly Token[],
  language: Pick<FreeLanguage, 'beside' | 'opening'>,
  languages: HeardLanguages,
): readonly Token[] {
  const { beside, opening } = language;
  const count = countBeside(words, [...opening, ...beside], languages);
  return count > 0 ? withoutBeside(words.slice(count), language, languages) : without(words, beside, languages);
}

/** A line without these phrases, wherever they stand. */
export function without(
  words: readonly Token[],
  phrases: readonly Phrase[],
  languages: HeardLanguages,
): readonly Token[] {
  const [first, next, ...more] = words;
  if (!first) return [];
  const count = countBeside(words, phrases, languages);
  if (count > 0) return without(words.slice(count), phrases, languages);
  // "Вертыкаль а" is a file.
  const isNamed = next && isLine(first, languages) && isWord(next, 'file', languages);
  return isNamed
    ? [first, next, ...without(more, phrases, languages)]
    : [first, ...without(words.slice(1), phrases, languages)];
}

/** "Rank", "file": what stands before the name of one. */
function isLine({ folded }: Token, { page }: HeardLanguages): boolean {
  return page.answers.lines.some((word) => bare(word) === folded);
}

/** How many words at the beginning are said beside. A word that is a file too ("а один") is none of them where a rank follows it. */
function countBeside(words: readonly Token[], phrases: readonly Phrase[], languages: HeardLanguages): number {
  const [first, next] = words;
  const isSquare = first && next && isWord(first, 'file', languages) && isWord(next, 'rank', languages);
  return (isSquare ? undefined : phrases.find((phrase) => startsWith(words, phrase)))?.length ?? 0;
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
