/** The recognisers, and for which language each can be had; Vosk with the model of speech that the user gave to it. */
import type { AvailabilityTold, HearingState } from '../../pages/settings/hearing-settings/hearing-state.js';
import { BrowserRecogniser } from '../../../speech/recogniser/browser-recogniser.js';
import { browserSpeechOf } from '../../../speech/recogniser/browser-speech.js';
import {
  RECOGNISER_NAMES,
  type RecogniserChoice,
  type RecogniserName,
} from '../../../speech/recogniser/listening-choice.js';
import type { Recogniser } from '../../../speech/recogniser/recogniser.js';
import type { Readiness } from './voice-words.js';
import { VoskModel, type VoskModelParts } from './vosk-model.js';
import type { Timers } from '../../../speech/timing.js';

/** Milliseconds a recogniser has to tell whether it can be used; an answer that comes later counts as well. */
export const ANSWERED_WITHIN = 3000;

export interface SuppliesParts extends VoskModelParts {
  /** The language that is listened for by a recogniser (BCP 47). */
  readonly tag: (recogniser: RecogniserName) => string;
}

export class VoiceSupplies {
  readonly #parts: SuppliesParts;
  readonly #recognisers: Readonly<Record<RecogniserName, Recogniser | undefined>>;
  readonly vosk: VoskModel;
  #availability: HearingState['availability'] = {};
  #looked = false;
  /** The question that was asked last: answers to an earlier one are for another language. */
  #asking = 0;

  constructor(parts: SuppliesParts) {
    this.#parts = parts;
    this.vosk = new VoskModel(parts);
    const speech = browserSpeechOf(globalThis);
    this.#recognisers = {
      'on device': speech && new BrowserRecogniser('on device', speech),
      cloud: speech && new BrowserRecogniser('cloud', speech),
      vosk: this.vosk.recogniser,
    };
  }

  get availability(): HearingState['availability'] {
    return this.#availability;
  }

  /** How it stands with the recogniser that is chosen. */
  readiness(name: RecogniserChoice): Readiness {
    if (name === 'none') return undefined;
    if (!this.#recognisers[name]) return 'unavailable';
    if (name !== 'vosk') return knownOf(this.#availability[name]);
    if (this.#availability.vosk === 'unavailable') return 'unavailable';
    return this.vosk.state.type === 'none' ? 'no model' : 'available';
  }

  /** `undefined` where the browser has none of this kind. */
  recogniser(name: RecogniserName): Recogniser | undefined {
    return this.#recognisers[name];
  }

  /** It is to be listened by: Vosk reads its model meanwhile. */
  async prepare(name: RecogniserName): Promise<void> {
    if (name === 'vosk') await this.vosk.prepare();
  }

  /** Asks what there is for the language, the first time: when the settings of voice input are opened, and not before. */
  async look(): Promise<void> {
    if (!this.#looked) await Promise.all([this.#look(), this.vosk.look()]);
  }

  /** Asks again, if it was asked: the language is another. */
  async lookAgain(): Promise<void> {
    if (this.#looked) await this.#look();
  }

  /** To be called by a key press or touch. */
  async install(name: RecogniserName): Promise<void> {
    const installing = this.#recognisers[name]?.install(this.#parts.tag(name));
    this.#know({ ...this.#availability, [name]: 'downloading' });
    const there = await installing;
    this.#parts.tell(({ say }) =>
      say(there === true ? 'voice-supply-language-fetched' : 'voice-supply-language-not-fetched'),
    );
    await this.#look();
  }

  async #look(): Promise<void> {
    this.#looked = true;
    this.#asking += 1;
    const asked = this.#asking;
    await Promise.all(RECOGNISER_NAMES.map((name) => this.#ask(name, asked)));
  }

  /** Each by itself: one that does not answer keeps no other waiting. */
  async #ask(name: RecogniserName, asked: number): Promise<void> {
    const answer = this.#recognisers[name]?.availability(this.#parts.tag(name)) ?? Promise.resolve('unavailable');
    const inTime = await answerWithin(this.#parts.timing, ANSWERED_WITHIN, answer);
    this.#learn(name, inTime, asked);
    if (inTime === 'no answer') this.#learn(name, await answer, asked);
  }

  #learn(name: RecogniserName, answer: AvailabilityTold, asked: number): void {
    if (asked === this.#asking) this.#know({ ...this.#availability, [name]: answer });
  }

  #know(availability: HearingState['availability']): void {
    this.#availability = availability;
    this.#parts.changed();
  }
}

/** What was not answered is not known. */
function knownOf(told: AvailabilityTold | undefined): Readiness {
  return told === 'no answer' ? undefined : told;
}

/**
 * For a question to the browser that it may never answer: what asks it goes on without.
 * @param milliseconds how long the answer is waited for; who wants a late one keeps `answer`
 * @returns rejects only where `answer` rejects in time
 */
function answerWithin<T>(timers: Timers, milliseconds: number, answer: Promise<T>): Promise<T | 'no answer'> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(milliseconds, () => resolve('no answer'));
    answer.finally(stop).then(resolve, reject);
  });
}
