/**
 * The German call as a screen reader is given it, which speaks everything with the voice of the page's language: as it is written,
 * or spelt so that this voice says it nearly as a German one does. For the ear only: log and own voice never pass here.
 */
import type { GermanCall } from '../style.js';
import type { Segment } from '../utterance.js';
import { mainLanguage } from '../voice-choice.js';
import { LANGUAGE_NAMES, type LanguageName } from '../words/language-names.js';

/** A German text, spelt for a voice of another language. */
type Respelt = (text: string, language: LanguageName) => string;

export interface GermanCallOptions {
  /** Brings the spellings. Asked when they are wanted, and again after a failure. */
  readonly load: () => Promise<Respelt>;
  /** BCP 47, as it is at the moment. */
  readonly pageLanguage: () => string;
}

export class GermanCallSpelling {
  readonly #options: GermanCallOptions;
  #chosen: GermanCall = 'as written';
  #respelt: Respelt | undefined;
  #loading = false;

  constructor(options: GermanCallOptions) {
    this.#options = options;
  }

  configure(chosen: GermanCall): void {
    this.#chosen = chosen;
    this.#load();
  }

  /** What is spelt anew is of the page's language. As long as the spellings are not there, a call is given as it is written. */
  spelt(segments: readonly Segment[]): readonly Segment[] {
    if (this.#chosen === 'as written') return segments;
    this.#load();
    const respelt = this.#respelt;
    const language = LANGUAGE_NAMES.find((name) => name === mainLanguage(this.#options.pageLanguage()));
    if (respelt === undefined || language === undefined || language === 'de') return segments;
    return segments.map((segment) =>
      mainLanguage(segment.lang) === 'de' ? { text: respelt(segment.text, language), lang: language } : segment,
    );
  }

  #load(): void {
    if (this.#chosen === 'as written' || this.#loading || this.#respelt !== undefined) return;
    this.#loading = true;
    this.#options.load().then(
      (respelt) => (this.#respelt = respelt),
      // The call is heard all the same, and with the next one it is tried again.
      () => (this.#loading = false),
    );
  }
}
