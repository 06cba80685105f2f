/** Phrases by the word that they begin with: of thousands of them, a line is compared with those alone that begin as it does. */

/**
 * The words of which a phrase begins with one; `undefined` where it may begin with any.
 *
 * @param wordsOf those of a part; `undefined` where it may be any words
 */
export function beginningsOf<Part>(
  pattern: readonly Part[],
  wordsOf: (part: Part) => readonly string[] | undefined,
  isOptional: (part: Part) => boolean,
): readonly string[] | undefined {
  const words: string[] = [];
  for (const part of pattern) {
    const own = wordsOf(part);
    if (!own) return undefined;
    words.push(...own);
    if (!isOptional(part)) return words;
  }
  return undefined;
}

/**
 * @param beginnings the words of which a row begins with one; `undefined` where it may begin with any
 * @returns the rows that may begin with a word, in the order in which they are given
 */
export function byFirstWord<Row>(
  rows: readonly Row[],
  beginnings: (row: Row) => readonly string[] | undefined,
): (word: string) => readonly Row[] {
  const withAny: Row[] = [];
  const byWord = new Map<string, Row[]>();
  for (const row of rows) {
    const words = beginnings(row);
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
