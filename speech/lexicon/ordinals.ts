/** Ordinal numbers where they bend: each by its stem, with every ending that it may have. */

/** What each word of a list counts, from one to twenty, and then by tens. */
const COUNTED = [...Array.from({ length: 20 }, (_, index) => index + 1), 30, 40, 50];

/**
 * @param stems one word for each of `COUNTED`, a blank between two; where one has other endings than the rest, those stand behind it: "trzec:i,iego"
 * @param endings of all others
 */
export function ordinalsOf(stems: string, endings: readonly string[] = ['']): readonly (readonly [string, number])[] {
  return stems.split(' ').flatMap((text, index) => {
    const [stem = '', own] = text.split(':');
    return (own?.split(',') ?? endings).map((ending) => [`${stem}${ending}`, COUNTED[index] ?? 0] as const);
  });
}
