/**
 * Phrases of commands taken apart, found by the word that they begin with, and compared with texts. A line is compared with thousands of them, so
 * that nothing is copied for one.
 */
import { folded } from '../lexicon.js';
import { PLACES, type Parameters, type PhrasesOf, type Place, type ReadCommand } from './commands.js';

/** A word of a typed text: as it was typed, and as it is compared. */
export interface Token {
  readonly raw: string;
  readonly folded: string;
  /** A sign stands behind it, as a comma. */
  readonly pause?: true;
}

/** What stands for a place, or for `direction`, which is one only where people ask in their own words. */
type AnyPlace = Place | 'direction';

/** One word of several, or something to be read, or either; it may be left out. */
export interface Part {
  /** As they are compared. */
  readonly words: readonly string[];
  /** A word that must stand with its case. */
  readonly exact?: string;
  readonly places: readonly AnyPlace[];
  readonly optional: boolean;
}

export type Pattern = readonly Part[];

/** Reads a few words that stand in a place; `undefined` where they are nothing of the kind. */
export type Reader = (tokens: readonly Token[]) => Parameters | undefined;

/** Of the places that there are in any phrase. */
export type PlaceReaders = Readonly<Record<Exclude<Place, 'rest'>, Reader>>;

/** A phrase of a command, taken apart. */
export interface PhraseRow<Name extends string> {
  readonly name: Name;
  readonly pattern: Pattern;
  /** The words that must stand. */
  readonly words: readonly string[];
}

/** More words than this are no command. */
const MOST_WORDS = 40;

/** No place has more words: "my white knights". */
export const MOST_IN_A_PLACE = 3;

const PLACE_TEXTS: ReadonlyMap<string, AnyPlace> = new Map(
  [...PLACES, 'direction' as const].map((place) => [`{${place}}`, place]),
);

/** The words of a plain text, without a "/" before them (as Lichess lets one type) and signs that end a sentence. */
export function tokensOf(text: string): readonly Token[] {
  const words = text
    .replace(/^\s*\//u, '')
    .replace(/[.!?\s]+$/u, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length > MOST_WORDS ? [] : words.map((raw) => ({ raw, folded: bare(raw) }));
}

/** Without case, marks over letters, apostrophes and signs between sentences. */
export function bare(word: string): string {
  return folded(word).replace(/['’ʼ,;:.!?]/gu, '');
}

/** A phrase as it is written in a table (see `PhrasesOf`). */
export function patternOf(phrase: string): Pattern {
  return phrase.split(' ').map((text): Part => {
    if (text.startsWith('='))
      return { words: [bare(text.slice(1))], exact: text.slice(1), places: [], optional: false };
    const any = text.replace(/[[\]]/gu, '').split('|');
    return {
      words: any.filter((word) => !PLACE_TEXTS.has(word)).map(bare),
      places: any.flatMap((word) => PLACE_TEXTS.get(word) ?? []),
      optional: text.startsWith('['),
    };
  });
}

export function phraseRow<Name extends string>(name: Name, phrase: string): PhraseRow<Name> {
  const pattern = patternOf(phrase);
  return { name, pattern, words: wordsOf(pattern) };
}

/** The phrases of commands, in their order. */
export function phraseRows<Name extends string>(
  names: readonly Name[],
  phrases: PhrasesOf<Name>,
): readonly PhraseRow<Name>[] {
  return names.flatMap((name) => phrases[name].map((phrase) => phraseRow(name, phrase)));
}

/** Phrases that take whatever follows come last, and the longest of them first: "claim three …" before "claim …". */
export function withOpenLast<Name extends string>(rows: readonly PhraseRow<Name>[]): readonly PhraseRow<Name>[] {
  return [
    ...rows.filter(({ pattern }) => !takesRest(pattern)),
    ...rows
      .filter(({ pattern }) => takesRest(pattern))
      .toSorted((one, other) => other.pattern.length - one.pattern.length),
  ];
}

/** The words of a phrase that must stand, without places. */
export function wordsOf(pattern: Pattern): readonly string[] {
  return pattern.flatMap(({ words, exact, optional }) => (optional || exact ? [] : words.slice(0, 1)));
}

/** Whether a phrase takes whatever follows. */
export function takesRest(pattern: Pattern): boolean {
  return pattern.some(({ places }) => places.includes('rest'));
}

/** The words of which a phrase begins with one, as they are compared; `undefined` where it may begin with any. */
export function beginnings(pattern: Pattern): readonly string[] | undefined {
  const begun: string[] = [];
  for (const { words, places, optional } of pattern) {
    if (places.length > 0) return undefined;
    begun.push(...words);
    if (!optional) return begun;
  }
  return undefined;
}

/**
 * @param patternIn the phrase of a row
 * @returns the rows that may begin with a word, in the order in which they are given
 */
export function byFirstWord<Row>(
  rows: readonly Row[],
  patternIn: (row: Row) => Pattern,
): (word: string) => readonly Row[] {
  const withAny: Row[] = [];
  const byWord = new Map<string, Row[]>();
  for (const row of rows) {
    const words = beginnings(patternIn(row));
    if (words) {
      for (const word of new Set(words)) {
        const same = byWord.get(word);
        if (same) same.push(row);
        else byWord.set(word, [...withAny, row]);
      }
    } else {
      withAny.push(row);
      for (const all of byWord.values()) all.push(row);
    }
  }
  return (word) => byWord.get(word) ?? withAny;
}

/**
 * The first of the phrases that a plain text is, with what stands in its places; `undefined` where it is none.
 *
 * @param rowsFor the phrases that may begin with a word
 */
export function readPhrase<Name extends string>(
  text: string,
  rowsFor: (first: string) => readonly PhraseRow<Name>[],
  readers: PlaceReaders,
): ReadCommand<Name> | undefined {
  const tokens = tokensOf(text);
  const [first] = tokens;
  if (!first) return undefined;
  for (const { name, pattern } of rowsFor(first.folded)) {
    const read = matched(pattern, tokens, readers);
    if (read) return { id: name, read };
  }
  return undefined;
}

/**
 * What stands in the places of a phrase, where a text is one; `undefined` where it is not. Each part takes a few words at most, but
 * for the rest: the work is bounded by the length of phrase and text.
 */
export function matched(
  pattern: Pattern,
  tokens: readonly Token[],
  readers: Readonly<Partial<Record<AnyPlace, Reader>>>,
): Parameters | undefined {
  return matchedFrom(0, 0, { pattern, tokens, readers });
}

interface Compared {
  readonly pattern: Pattern;
  readonly tokens: readonly Token[];
  readonly readers: Readonly<Partial<Record<AnyPlace, Reader>>>;
}

/** The same for the parts of the phrase from `at` on, and the words from `from` on. */
function matchedFrom(at: number, from: number, compared: Compared): Parameters | undefined {
  const { pattern, tokens, readers } = compared;
  const part = pattern[at];
  if (!part) return from === tokens.length ? {} : undefined;
  const first = tokens[from];
  if (first) {
    const stands = part.exact === undefined ? part.words.includes(first.folded) : part.exact === first.raw;
    const following = stands ? matchedFrom(at + 1, from + 1, compared) : undefined;
    if (following) return following;
    for (const place of part.places) {
      if (place === 'rest') return restFrom(at, from, compared);
      for (let count = Math.min(MOST_IN_A_PLACE, tokens.length - from); count > 0; count -= 1) {
        const read = readers[place]?.(tokens.slice(from, from + count));
        const after = read && matchedFrom(at + 1, from + count, compared);
        if (after) return { ...read, ...after };
      }
    }
  }
  return part.optional ? matchedFrom(at + 1, from, compared) : undefined;
}

/** Whatever follows, but for as many of the last words as can be taken for those of the phrase that stand behind it. */
function restFrom(at: number, from: number, compared: Compared): Parameters | undefined {
  const { tokens } = compared;
  for (let end = from + 1; end <= tokens.length; end += 1) {
    const following = matchedFrom(at + 1, end, compared);
    if (following) return { rest: textOf(tokens.slice(from, end)), ...following };
  }
  return undefined;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join(' ');
}
