/**
 * Cuts long text for a voice. Voices break off, or refuse, what is much longer than a sentence. Pure.
 */

/** Where a text may be cut, best place first: after a sentence, after part of one, between words. */
const CUTS: readonly RegExp[] = [/[.!?…]["”’»)]*\s+/gu, /[,;:–—]\s+/gu, /\s+/gu];

/** Characters (UTF-16) that one utterance of a voice may have. */
export const LONGEST_PIECE = 200;

/** The text in pieces of at most `longest` characters, in order; none for a text that is only space. */
export function pieces(text: string, longest = LONGEST_PIECE): readonly string[] {
  const rest = text.trim();
  if (rest === '') return [];
  if (rest.length <= longest) return [rest];
  const cut = cutWithin(rest, longest);
  return [rest.slice(0, cut).trimEnd(), ...pieces(rest.slice(cut), longest)];
}

/** The last place of the best kind at which the piece before it is not too long. */
function cutWithin(text: string, longest: number): number {
  for (const kind of CUTS) {
    const ends = [...text.matchAll(kind)]
      .map((match) => ({ spoken: match.index + match[0].trimEnd().length, next: match.index + match[0].length }))
      .filter(({ spoken }) => spoken <= longest);
    const last = ends.at(-1);
    if (last !== undefined) return last.next;
  }
  // One endless word. A pair of surrogates is one character and stays together.
  return /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
}
