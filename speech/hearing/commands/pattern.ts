/**
 * Phrases of commands taken apart, and texts compared with them.
 */
import { beginningsOf } from '../first-word.js';
import { folded } from '../lexicon.js';
import { PLACES, type Parameters, type Place } from './commands.js';

/** A word of a typed text: as it was typed, and as it is compared. */
export interface Token {
  readonly raw: string;
  readonly folded: string;
}

/** One place of a phrase: a word of which one must stand (or may be left out), the same with its case, or something to be read. */
export type Part =
  | { readonly type: 'word'; readonly any: readonly string[]; readonly optional: boolean }
  | { readonly type: 'exact'; readonly raw: string }
  | { readonly type: 'place'; readonly place: Place };

export type Pattern = readonly Part[];

/** Reads one or two words that stand in a place; `undefined` where they are nothing of the kind. */
export type PlaceReaders = Readonly<
  Record<Exclude<Place, 'rest'>, (tokens: readonly Token[]) => Parameters | undefined>
>;

/** A phrase of a command, taken apart. */
export interface PhraseRow<Name extends string> {
  readonly name: Name;
  readonly pattern: Pattern;
  /** The words that must stand. */
  readonly words: readonly string[];
}

/** More words than this are no command. */
const MOST_WORDS = 40;

const PLACE_TEXTS: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [`{${place}}`, place]));

/** The words of a plain text, without a "/" before them (as Lichess lets one type) and signs that end a sentence. */
export function tokensOf(text: string): readonly Token[] {
  const words = text
    .replace(/^\s*\//u, '')
    .replace(/[.!?\s]+$/u, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length > MOST_WORDS ? [] : words.map((raw) => ({ raw, folded: bare(raw) }));
}

/** A phrase as it is written in a table (see `PhrasesOf`). */
export function patternOf(phrase: string): Pattern {
  return phrase.split(' ').map((text): Part => {
    const place = PLACE_TEXTS.get(text);
    if (place) return { type: 'place', place };
    if (text.startsWith('=')) return { type: 'exact', raw: text.slice(1) };
    const optional = text.startsWith('[');
    return { type: 'word', any: text.replace(/[[\]]/gu, '').split('|').map(bare), optional };
  });
}

export function phraseRow<Name extends string>(name: Name, phrase: string): PhraseRow<Name> {
  const pattern = patternOf(phrase);
  return { name, pattern, words: wordsOf(pattern) };
}

/** The words of a phrase that must stand, without places. */
export function wordsOf(pattern: Pattern): readonly string[] {
  return pattern.flatMap((part) => (part.type === 'word' && !part.optional ? [part.any[0] ?? ''] : []));
}

/** The words of which a phrase begins with one, as they are compared; `undefined` where it may begin with any. */
export function beginnings(pattern: Pattern): readonly string[] | undefined {
  return beginningsOf(
    pattern,
    (part) => {
      if (part.type === 'place') return undefined;
      return part.type === 'exact' ? [bare(part.raw)] : part.any;
    },
    (part) => part.type === 'word' && part.optional,
  );
}

/**
 * What stands in the places of a phrase, where a text is one; `undefined` where it is not. Each part takes at most two words, but
 * for the rest, which is last: the work is bounded by the length of the phrase.
 */
export function matched(pattern: Pattern, tokens: readonly Token[], readers: PlaceReaders): Parameters | undefined {
  return matchedFrom(0, 0, { pattern, tokens, readers });
}

interface Compared {
  readonly pattern: Pattern;
  readonly tokens: readonly Token[];
  readonly readers: PlaceReaders;
}

/** The same for the parts of the phrase from `at` on, and the words from `from` on: thousands of phrases are compared with each line, and nothing is copied. */
function matchedFrom(at: number, from: number, compared: Compared): Parameters | undefined {
  const { pattern, tokens, readers } = compared;
  const part = pattern[at];
  if (!part) return from === tokens.length ? {} : undefined;
  const first = tokens[from];
  if (part.type === 'word') {
    const taken = first && part.any.includes(first.folded) ? matchedFrom(at + 1, from + 1, compared) : undefined;
    return taken ?? (part.optional ? matchedFrom(at + 1, from, compared) : undefined);
  }
  if (!first) return undefined;
  if (part.type === 'exact') return first.raw === part.raw ? matchedFrom(at + 1, from + 1, compared) : undefined;
  if (part.place === 'rest') {
    const isLast = at + 1 === pattern.length;
    return isLast
      ? {
          rest: tokens
            .slice(from)
            .map(({ raw }) => raw)
            .join(' '),
        }
      : undefined;
  }
  for (const count of [2, 1]) {
    const read = tokens.length >= from + count ? readers[part.place](tokens.slice(from, from + count)) : undefined;
    const following = read && matchedFrom(at + 1, from + count, compared);
    if (following) return { ...read, ...following };
  }
  return undefined;
}

/** Without case, marks over letters, apostrophes and commas. */
function bare(word: string): string {
  return folded(word).replace(/['’ʼ,;:]/gu, '');
}
