/**
 * Which voices there are, once the browser knows, and which of them speaks a language.
 */
import type { Timing } from '../timing.js';
import type { Synthesis, Voice } from './synthesis.js';

/** Milliseconds between two looks for voices. */
const LOOK_EVERY = 250;
/** Milliseconds after which a browser that has shown no voice is taken to have none. */
export const VOICES_WITHIN = 5000;

/** "de_DE" and "de-de" as "de-DE". */
export function languageTag(lang: string): string {
  const tag = lang.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    // Some systems name voices by tags that are none. Such a tag is compared as it is.
    return tag;
  }
}

const mainLanguage = (lang: string): string => languageTag(lang).split('-')[0]?.toLowerCase() ?? '';

/** Whether a voice speaks a language, whatever its country. */
export function speaks(voice: Voice, lang: string): boolean {
  return mainLanguage(voice.lang) === mainLanguage(lang);
}

/**
 * The voice for a language: of the same country if there is one, else of the language, else of the page's language, else the
 * default one; of equals the default, then the first. `undefined` only if there is none at all.
 */
export function voiceFor(voices: readonly Voice[], lang: string, pageLanguage: string): Voice | undefined {
  const merits: readonly ((voice: Voice) => boolean)[] = [
    (voice) => languageTag(voice.lang) === languageTag(lang),
    (voice) => speaks(voice, lang),
    (voice) => speaks(voice, pageLanguage),
    () => true,
  ];
  for (const merit of merits) {
    const fit = voices.filter(merit);
    const best = fit.find((voice) => voice.default) ?? fit[0];
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Finds the voices of this device. A browser may know none at first, and some tell only those who keep asking. */
export class VoiceFinder {
  readonly #synthesis: Synthesis;
  readonly #timing: Timing;
  readonly #onSettled: () => void;
  #state: 'unasked' | 'looking' | 'settled' = 'unasked';
  #until = 0;

  /** @param onSettled called when voices are found, or when there are none; and again when the first come late. */
  constructor(synthesis: Synthesis, timing: Timing, onSettled: () => void) {
    this.#synthesis = synthesis;
    this.#timing = timing;
    this.#onSettled = onSettled;
  }

  /**
   * The voices that live on this device, for what is said here goes to no server; empty if there are none, `undefined` as long
   * as that is not known.
   */
  get voices(): readonly Voice[] | undefined {
    const voices = this.#synthesis.getVoices().filter((voice) => voice.localService);
    return voices.length > 0 || this.#state === 'settled' ? voices : undefined;
  }

  /** Begins to look, the first time it is called. */
  look(): void {
    if (this.#state !== 'unasked') return;
    this.#state = 'looking';
    this.#until = this.#timing.now() + VOICES_WITHIN;
    this.#synthesis.addEventListener?.('voiceschanged', () => {
      if (this.voices?.length) this.#settle();
    });
    this.#lookAgain();
  }

  #lookAgain(): void {
    if (this.#state !== 'looking') return;
    if (this.voices !== undefined || this.#timing.now() >= this.#until) this.#settle();
    else this.#timing.after(LOOK_EVERY, () => this.#lookAgain());
  }

  #settle(): void {
    this.#state = 'settled';
    this.#onSettled();
  }
}
