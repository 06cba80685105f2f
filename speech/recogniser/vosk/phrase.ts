/**
 * One phrase heard by Vosk, from the opening of the microphone to its words.
 */
import type { Timing } from '../../timing.js';
import type { RecogniserTrouble } from '../listening-choice.js';
import type { ListeningRequest, SpokenAlternative } from '../recogniser.js';
import type { KeptMicrophone, MicrophoneListener } from './microphone.js';
import { UNKNOWN, type FromVosk, type HeardWord } from './messages.js';
import type { ModelRead, VoskEngine } from './worker.js';

/** Milliseconds that are still listened to after `stop`: a key is let go before the last sound has ended. */
export const LAST_SOUND = 250;

export interface PhraseMeans {
  readonly timing: Timing;
  readonly microphone: KeptMicrophone | undefined;
  readonly read: () => Promise<ModelRead | undefined>;
}

export class VoskPhrase implements MicrophoneListener {
  readonly #number: number;
  readonly #request: ListeningRequest;
  readonly #means: PhraseMeans;
  #engine: VoskEngine | undefined;
  #wantsStop = false;
  #hasEnded = false;
  #lastText = '';

  constructor(number: number, request: ListeningRequest, means: PhraseMeans) {
    this.#number = number;
    this.#request = request;
    this.#means = means;
  }

  async start(): Promise<void> {
    const { microphone, read } = this.#means;
    const [model, sampleRate] = await Promise.all([read(), microphone?.listen(this)]);
    if (this.#hasEnded) return;
    if (typeof sampleRate !== 'number') this.fail(sampleRate ?? 'language not supported');
    else if (model?.ok !== true) this.fail(model?.trouble ?? 'language not installed');
    else if (this.#wantsStop) this.fail('no speech');
    else this.#begin(model.engine, sampleRate);
  }

  #begin(engine: VoskEngine, sampleRate: number): void {
    const { lang, phrases, onListening } = this.#request;

    engine.send({ type: 'listen', phrase: this.#number, sampleRate, phrases: knownPhrases(phrases, lang) });
    this.#engine = engine;
    onListening?.();
  }

  readonly onSamples = (samples: Float32Array): void => {
    this.#engine?.send({ type: 'samples', phrase: this.#number, samples });
  };

  readonly onLost = (): void => {
    this.fail('no microphone');
  };

  stop(): void {
    if (this.#wantsStop || this.#hasEnded) return;
    this.#wantsStop = true;
    this.#means.timing.after(LAST_SOUND, () => {
      this.#means.microphone?.leave(this);
      this.#engine?.send({ type: 'stop', phrase: this.#number });
    });
  }

  abort(): void {
    this.#end();
  }

  fail(trouble: RecogniserTrouble): void {
    if (!this.#hasEnded) this.#request.onTrouble(trouble);
    this.#end();
  }

  take(message: FromVosk): void {
    if (this.#hasEnded) return;
    switch (message.type) {
      case 'so far':
        if (message.phrase === this.#number) this.#tellSoFar(message.text);
        return;
      case 'heard':
        if (message.phrase === this.#number) this.#tellWords(message.words);
        return;
      case 'failed':
      case 'no engine':
        return this.fail('failed');
      case 'progress':
      case 'ready':
      case 'unreadable':
        return;
    }
  }

  #tellSoFar(text: string): void {
    if (text === this.#lastText) return;
    this.#lastText = text;
    this.#request.onHeard([{ text }], true);
  }

  #tellWords(words: readonly HeardWord[]): void {
    const heard = spoken(words);
    if (heard === undefined) return this.fail('no speech');
    // Nothing more of this phrase comes.
    this.#engine = undefined;
    this.#request.onHeard([heard], false);
    this.#end();
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#means.microphone?.leave(this);
    this.#engine?.send({ type: 'abort', phrase: this.#number });
    this.#engine = undefined;
    // Never before `listen` has returned.
    queueMicrotask(() => this.#request.onEnded());
  }
}

/** The words of the list, and how sure they are: a word between them that is none of the list makes it less so. */
function spoken(words: readonly HeardWord[]): SpokenAlternative | undefined {
  const known = words.filter(({ word }) => word !== UNKNOWN);
  if (known.length === 0) return undefined;
  const sum = known.reduce((total, { conf }) => total + conf, 0);
  return { text: known.map(({ word }) => word).join(' '), confidence: sum / words.length };
}

/** Letters with their marks, and what stands between the letters of one word: "п'ять", "en-passant". */
const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;

/**
 * The phrases that a closed list lets be heard, as models know their words. From phrases Vosk learns which words follow each other, from words alone
 * it would not. Each phrase once, of words of letters. What is none ("e4", "1") is in no model either: the phrase would lack it, and is left out. Words that a model
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
