/**
 * Phrases taken apart as people ask them: a part is one of several words or places, or may be missing, and words that tell nothing are left
 * out of phrase and line alike.
 */
import { PLACES, type Parameters, type Place } from '../commands/commands.js';
import { beginningsOf } from '../first-word.js';
import { folded } from '../lexicon.js';

/** The places that these phrases can have. */
export type FreePlace = Place | 'direction';

/** What reads a place of a phrase from the words that stand there; `undefined` where they are nothing of the kind. */
export type Readers = Readonly<Partial<Record<FreePlace, (words: readonly string[]) => Parameters | undefined>>>;

interface Part {
  readonly words: readonly string[];
  readonly places: readonly FreePlace[];
  readonly optional: boolean;
}

export type FreePattern = readonly Part[];

/** No place has more words: "my white knights". */
const MOST_IN_A_PLACE = 3;

const PLACE_TEXTS: ReadonlyMap<string, FreePlace> = new Map(
  [...PLACES, 'direction' as const].map((place) => [`{${place}}`, place]),
);

/** Folded, without apostrophes and signs between sentences. */
export function bare(word: string): string {
  return folded(word).replace(/['’ʼ,;:.!?]/gu, '');
}

/** Without the words that tell nothing, unless nothing else is left. */
export function freePattern(phrase: string, small: ReadonlySet<string>): FreePattern {
  const parts = phrase.split(' ').map(partOf);
  const telling = parts.filter(({ words, places }) => places.length > 0 || !words.every((word) => small.has(word)));
  return telling.some(({ optional }) => !optional) ? telling : parts;
}

function partOf(text: string): Part {
  const any = text.replace(/[[\]]/gu, '').split('|');
  return {
    words: any.filter((word) => !PLACE_TEXTS.has(word)).map(bare),
    places: any.flatMap((word) => PLACE_TEXTS.get(word) ?? []),
    optional: text.startsWith('['),
  };
}

/** The words of which a phrase begins with one; `undefined` where it may begin with any. */
export function freeBeginnings(pattern: FreePattern): readonly string[] | undefined {
  return beginningsOf(
    pattern,
    ({ places, words }) => (places.length > 0 ? undefined : words),
    ({ optional }) => optional,
  );
}

/** What stands in the places of a phrase, where the words are one. Thousands of phrases are compared with each line: nothing is copied for it. */
export function freelyMatched(
  pattern: FreePattern,
  words: readonly string[],
  readers: Readers,
): Parameters | undefined {
  return matchedFrom(0, 0, { pattern, words, readers });
}

interface Compared {
  readonly pattern: FreePattern;
  readonly words: readonly string[];
  readonly readers: Readers;
}

/** The same for the parts of the phrase from `at` on, and the words from `from` on. */
function matchedFrom(at: number, from: number, compared: Compared): Parameters | undefined {
  const { pattern, words, readers } = compared;
  const part = pattern[at];
  if (!part) return from === words.length ? {} : undefined;
  const first = words[from];
  if (first !== undefined) {
    if (part.words.includes(first)) {
      const following = matchedFrom(at + 1, from + 1, compared);
      if (following) return following;
    }
    for (const place of part.places) {
      for (let count = Math.min(MOST_IN_A_PLACE, words.length - from); count > 0; count -= 1) {
        const read = readers[place]?.(words.slice(from, from + count));
        const following = read && matchedFrom(at + 1, from + count, compared);
        if (following) return { ...read, ...following };
      }
    }
  }
  return part.optional ? matchedFrom(at + 1, from, compared) : undefined;
}
