/** Cyrillic words as they are typed without Cyrillic letters. */

/** Each letter by one or more Latin ones; those of a system stand for the others. */
export type LatinLetters = Readonly<Record<string, string>>;

/**
 * @param texts where the words stand, those that count first before the others
 * @param systems each a way to spell
 * @param shortest words with fewer letters are spelled like too many others
 * @returns for each spelling the word that is meant; none for one that stands there itself, as "pgn" does
 */
export function latinSpellings(
  texts: readonly string[],
  systems: readonly LatinLetters[],
  shortest: number,
): Readonly<Record<string, string>> {
  const meant: Record<string, string> = {};
  const latin = new Set(texts.flatMap((text) => text.match(/[a-z]+/gu) ?? []));
  for (const word of new Set(texts.flatMap((text) => text.match(/\p{Script=Cyrillic}+/gu) ?? []))) {
    if (word.length < shortest) continue;
    for (const letters of systems) {
      const spelling = [...word].map((letter) => letters[letter] ?? letter).join('');
      if (!latin.has(spelling)) meant[spelling] ??= word;
    }
  }
  return meant;
}
