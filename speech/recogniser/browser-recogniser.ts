/**
 * The browser's own recognition of speech, of two kinds which never become each other: on the device, and by the servers of its maker.
 * The second is made only for a user who has read where speech is sent, and allows it.
 */
import { BrowserSession, MOST_ALTERNATIVES } from './browser-session.js';
import type { BrowserSpeech, Recognition, RecognitionPhrase } from './browser-speech.js';
import type { Availability } from './listening-choice.js';
import type { ListeningRequest, Recogniser } from './recogniser.js';

export type BrowserRecogniserName = 'on device' | 'cloud';

/** How much likelier what can be said now is than other words, from 0 to 10. */
const BOOST = 5;
/** More phrases than this slow the start down more than they help; a position has some forty moves, each with few calls. */
const MOST_PHRASES = 500;
const AVAILABILITIES: readonly Availability[] = ['available', 'downloadable', 'downloading', 'unavailable'];

export class BrowserRecogniser implements Recogniser {
  readonly name: BrowserRecogniserName;
  readonly #speech: BrowserSpeech;
  /** Whether phrases were refused once; then they are not given again. */
  #refusesPhrases = false;
  #current: BrowserSession | undefined;

  constructor(name: BrowserRecogniserName, speech: BrowserSpeech) {
    this.name = name;
    this.#speech = speech;
  }

  async availability(lang: string): Promise<Availability> {
    const { Recognition } = this.#speech;
    if (this.#isOnDevice && !('processLocally' in Recognition.prototype)) return 'unavailable';
    // Before browsers could be asked, there was only the cloud.
    if (Recognition.available === undefined) return this.#isOnDevice ? 'unavailable' : 'available';
    try {
      const answer = await Recognition.available({ langs: [lang], processLocally: this.#isOnDevice });
      return AVAILABILITIES.includes(answer) ? answer : 'unavailable';
    } catch {
      // It may be forbidden by the page's permissions, or the language is not even one.
      return 'unavailable';
    }
  }

  async install(lang: string): Promise<boolean> {
    const { Recognition } = this.#speech;
    if (!this.#isOnDevice || !('processLocally' in Recognition.prototype) || Recognition.install === undefined) {
      return (await this.availability(lang)) === 'available';
    }
    try {
      return await Recognition.install({ langs: [lang], processLocally: true });
    } catch {
      return false;
    }
  }

  listen(request: ListeningRequest): { readonly stop: () => void; readonly abort: () => void } {
    this.#current?.abort();
    const session = new BrowserSession(request, {
      make: () => this.#recognition(request),
      onPhrasesRefused: () => {
        const isNew = !this.#refusesPhrases;
        this.#refusesPhrases = true;
        return isNew;
      },
      isInstallable: async () =>
        this.#isOnDevice && ['downloadable', 'downloading'].includes(await this.availability(request.lang)),
    });
    this.#current = session;
    // Its end is never told before this has returned.
    queueMicrotask(() => session.start());
    return { stop: () => session.stop(), abort: () => session.abort() };
  }

  get #isOnDevice(): boolean {
    return this.name === 'on device';
  }

  /** @returns `undefined` where it would not stay on the device as it must. */
  #recognition({ lang, phrases }: ListeningRequest): Recognition | undefined {
    const recognition = new this.#speech.Recognition();
    if (this.#isOnDevice) {
      if (!('processLocally' in recognition)) return undefined;
      recognition.processLocally = true;
      // Typed as what was just written; a browser may think otherwise.
      if (!(recognition.processLocally as boolean)) return undefined;
    }
    recognition.lang = lang;
    recognition.continuous = false;
    recognition.interimResults = true;
    recognition.maxAlternatives = MOST_ALTERNATIVES;
    this.#bias(recognition, phrases);
    return recognition;
  }

  #bias(recognition: Recognition, phrases: readonly string[]): void {
    const { Phrase } = this.#speech;
    if (this.#refusesPhrases || Phrase === undefined || !('phrases' in recognition)) return;
    try {
      recognition.phrases = [...new Set(phrases)]
        .filter((phrase) => phrase.trim() !== '')
        .slice(0, MOST_PHRASES)
        .map((phrase): RecognitionPhrase => new Phrase(phrase, BOOST));
    } catch {
      // It is a help and no more: without it the words are matched against what is possible all the same.
      this.#refusesPhrases = true;
    }
  }
}
