/**
 * The German call as a screen reader is given it, which speaks everything with the voice of the page's language: as it is written,
 * or spelt so that this voice says it nearly as a German one does. For the ear only: log and own voice never pass here, nor the scoresheet or anything
 * copied.
 */
import type { GermanCall } from '../style.js';
import type { Segment } from '../utterance.js';
import { mainLanguage } from './voice-choice.js';
import type { Respellings } from '../grammar/grammar.js';

export class GermanCallSpelling {
  /** BCP 47, as it is at the moment. */
  readonly #pageLanguage: () => string;
  readonly #respellings: () => Respellings;
  #chosen: GermanCall = 'as written';

  /** @param respellings those for a voice of the page's language */
  constructor(pageLanguage: () => string, respellings: () => Respellings) {
    this.#pageLanguage = pageLanguage;
    this.#respellings = respellings;
  }

  configure(chosen: GermanCall): void {
    this.#chosen = chosen;
  }

  /** What is spelt anew is of the page's language. */
  spelt(segments: readonly Segment[]): readonly Segment[] {
    if (this.#chosen === 'as written') return segments;
    const lang = mainLanguage(this.#pageLanguage());
    if (lang === 'de') return segments;
    return segments.map((segment) =>
      mainLanguage(segment.lang) === 'de' ? { text: respelt(segment.text, this.#respellings()), lang } : segment,
    );
  }
}

/**
 * The German call spelt so that a voice of another language says it nearly as a German one does: "Springer Felix drei" is "Schpringer
 * Felix dry" for an English voice. Word by word; what is no word of a call stays as it is. How the spellings were chosen is told in
 * docs/speech.md.
 */
export function respelt(text: string, respellings: Respellings): string {
  return text.replaceAll(/\p{L}+/gu, (word) => respeltWord(word, respellings));
}

function respeltWord(word: string, respellings: Respellings): string {
  const small = word.toLowerCase();
  const spelling = Object.hasOwn(respellings, small) ? respellings[small] : undefined;
  if (spelling === undefined) return word;
  return word.startsWith(small.charAt(0)) ? spelling : spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
