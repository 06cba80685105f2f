/**
 * The German call as a screen reader is given it, which speaks everything with the voice of the page's language: as it is written,
 * or spelt so that this voice says it nearly as a German one does. For the ear only: log and own voice never pass here.
 */
import type { GermanCall } from '../style.js';
import type { Segment } from '../utterance.js';
import { mainLanguage } from './voice-choice.js';
import { LANGUAGE_NAMES } from '../language-names.js';
import { respelt } from '../respelling/respelling.js';

export class GermanCallSpelling {
  /** BCP 47, as it is at the moment. */
  readonly #pageLanguage: () => string;
  #chosen: GermanCall = 'as written';

  constructor(pageLanguage: () => string) {
    this.#pageLanguage = pageLanguage;
  }

  configure(chosen: GermanCall): void {
    this.#chosen = chosen;
  }

  /** What is spelt anew is of the page's language. */
  spelt(segments: readonly Segment[]): readonly Segment[] {
    if (this.#chosen === 'as written') return segments;
    const language = LANGUAGE_NAMES.find((name) => name === mainLanguage(this.#pageLanguage()));
    if (language === undefined || language === 'de') return segments;
    return segments.map((segment) =>
      mainLanguage(segment.lang) === 'de' ? { text: respelt(segment.text, language), lang: language } : segment,
    );
  }
}
