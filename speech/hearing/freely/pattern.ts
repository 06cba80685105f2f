/**
 * Phrases taken apart as people ask them: a part is one of several words or places, or may be missing, and words that tell nothing are left
 * out of phrase and line alike.
 */
import { PLACES, type Parameters, type Place } from '../commands/commands.js';
import { folded } from '../lexicon.js';

/** What reads a place of a phrase from the words that stand there; `undefined` where they are nothing of the kind. */
export type Readers = Readonly<Partial<Record<Place, (words: readonly string[]) => Parameters | undefined>>>;

interface Part {
  readonly words: readonly string[];
  readonly places: readonly Place[];
  readonly optional: boolean;
}

export type FreePattern = readonly Part[];

/** No place has more words: "my white knights". */
const MOST_IN_A_PLACE = 3;

const PLACE_TEXTS: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [`{${place}}`, place]));

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

/** What stands in the places of a phrase, where the words are one. */
export function freelyMatched(
  pattern: FreePattern,
  words: readonly string[],
  readers: Readers,
): Parameters | undefined {
  const [part, ...more] = pattern;
  if (!part) return words.length === 0 ? {} : undefined;
  const [first, ...rest] = words;
  if (first !== undefined) {
    if (part.words.includes(first)) {
      const following = freelyMatched(more, rest, readers);
      if (following) return following;
    }
    for (const place of part.places) {
      for (let count = Math.min(MOST_IN_A_PLACE, words.length); count > 0; count -= 1) {
        const read = readers[place]?.(words.slice(0, count));
        const following = read && freelyMatched(more, words.slice(count), readers);
        if (following) return { ...read, ...following };
      }
    }
  }
  return part.optional ? freelyMatched(more, words, readers) : undefined;
}
