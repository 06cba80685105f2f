/**
 * The German call spelt so that a voice of another language says it nearly as a German one does: "Springer Felix drei" is "Schpringer
 * Felix dry" for an English voice. For the ear only, through a screen reader that speaks with the page's language; never for the log,
 * the scoresheet or anything copied. How the spellings were chosen is told in docs/speech.md.
 */
import type { Respellings } from './respellings.js';

/** A text of German calls, word by word; what is no word of a call stays as it is. */
export function respelt(text: string, respellings: Respellings): string {
  return text.replaceAll(/\p{L}+/gu, (word) => respeltWord(word, respellings));
}

function respeltWord(word: string, respellings: Respellings): string {
  const small = word.toLowerCase();
  const spelling = Object.hasOwn(respellings, small) ? respellings[small] : undefined;
  if (spelling === undefined) return word;
  return word.startsWith(small.charAt(0)) ? spelling : spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
