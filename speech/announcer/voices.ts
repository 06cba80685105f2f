/**
 * Which voices there are, once the browser knows, and which of them speaks a language.
 */
import type { Timing } from '../timing.js';
import {
  DEFAULT_VOICE,
  chosenVoice,
  isSameVoice,
  languageTag,
  speaks,
  type ChosenVoice,
  type VoiceChoice,
} from './voice-choice.js';
import type { Synthesis, Voice } from './synthesis.js';

/** Milliseconds between two looks for voices. */
const LOOK_EVERY = 250;
/**
 * Milliseconds after which a browser that has shown no voice is taken to have none: what waits is then given to the screen reader. A voice
 * that comes later says what comes after it.
 */
export const VOICES_WITHIN = 1000;

/**
 * The voice for a language: the chosen one if it is there, else one of the same country, else of the language, else the one that
 * speaks the page's language, else the default one; of equals the default, then the first. `undefined` only if there is none
 * at all.
 */
export function voiceFor(
  voices: readonly Voice[],
  lang: string,
  pageLanguage: string,
  choice: VoiceChoice = DEFAULT_VOICE,
): Voice | undefined {
  const isChosenFor = (language: string) => (voice: Voice) => {
    const chosen = chosenVoice(choice, language);
    return chosen !== undefined && isSameVoice(voice, chosen);
  };
  const merits: readonly ((voice: Voice) => boolean)[] = [
    isChosenFor(lang),
    (voice) => languageTag(voice.lang) === languageTag(lang),
    (voice) => speaks(voice, lang),
    isChosenFor(pageLanguage),
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
  readonly #onKnown: () => void;
  #state: 'unasked' | 'looking' | 'settled' = 'unasked';
  #until = 0;

  /** @param onKnown called when voices are found, or when there are none; and again whenever the browser tells that others are there. */
  constructor(synthesis: Synthesis, timing: Timing, onKnown: () => void) {
    this.#synthesis = synthesis;
    this.#timing = timing;
    this.#onKnown = onKnown;
  }

  /**
   * The voices that live on this device, for what is said here goes to no server; empty if there are none, `undefined` as long
   * as that is not known, and before it is looked for.
   */
  get voices(): readonly Voice[] | undefined {
    // To ask the browser starts what speaks on some systems: most users have a screen reader and need none.
    if (this.#state === 'unasked') return undefined;
    const voices = this.#synthesis.getVoices().filter((voice) => voice.localService);
    return voices.length > 0 || this.#state === 'settled' ? voices : undefined;
  }

  /** Begins to look, the first time it is called. */
  look(): void {
    if (this.#state !== 'unasked') return;
    this.#state = 'looking';
    this.#until = this.#timing.now() + VOICES_WITHIN;
    this.#synthesis.addEventListener?.('voiceschanged', () => {
      if (this.voices !== undefined) this.#settle();
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
    this.#onKnown();
  }
}

/** As they can be chosen: each once, by its name and a well-written language tag. */
export function choosable(voices: readonly Voice[]): readonly ChosenVoice[] {
  const named = voices.map(({ name, lang }) => ({ name, lang: languageTag(lang) }));
  return named.filter((voice, index) => named.findIndex((other) => isSameVoice(voice, other)) === index);
}
