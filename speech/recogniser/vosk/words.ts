/**
 * The words that a closed list lets be heard.
 */

/** Letters with their marks, and what stands between the letters of one word: "п'ять", "en-passant". */
const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;

/**
 * Each word of the phrases once. What is no word of letters ("e4", "1") is none of any model either: it is left out. Words that a
 * model does not know are left out by Vosk.
 */
export function wordsOf(phrases: readonly string[], lang: string): readonly string[] {
  const words = new Set<string>();
  for (const phrase of phrases) {
    const plain = phrase.toLocaleLowerCase(lang).replaceAll('’', "'").replaceAll('‑', '-');
    for (const [word] of plain.matchAll(WORD)) {
      words.add(word);
      // Models know some of these as one word, and some in parts.
      for (const part of word.split('-')) words.add(part);
    }
  }
  return [...words];
}
