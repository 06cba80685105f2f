/**
 * The phrases that a closed list lets be heard, as models know their words. From phrases Vosk learns which words follow each other, from words alone it
 * would not.
 */

/** Letters with their marks, and what stands between the letters of one word: "п'ять", "en-passant". */
const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;

/**
 * Each phrase once, of words of letters. What is none ("e4", "1") is in no model either: the phrase would lack it, and is left out. Words that a model
 * does not know are left out by Vosk.
 */
export function knownPhrases(phrases: readonly string[], lang: string): readonly string[] {
  const known = new Set<string>();
  for (const phrase of phrases) {
    const plain = phrase.toLocaleLowerCase(lang).replaceAll('’', "'").replaceAll('‑', '-');
    if (/\p{N}/u.test(plain)) continue;
    const text = (plain.match(WORD) ?? []).join(' ');
    if (text === '') continue;
    known.add(text);
    // Models know some of these as one word, and some in parts.
    if (text.includes('-')) known.add(text.replaceAll('-', ' '));
  }
  return [...known];
}
