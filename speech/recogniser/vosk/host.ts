/**
 * Vosk in its worker: one model, and one phrase at a time.
 */
import type { LoadVosk, Vosk, VoskKaldi, VoskModel } from './engine.js';
import { UNKNOWN, type FromVosk, type HeardWord, type ToVosk } from './messages.js';
import { removeFiles, unpack } from './unpack.js';

/** Kaldi counts samples as 16 bit integers do. */
const KALDI_SCALE = 0x8000;
const BYTES_OF_FLOAT = 4;

interface Loaded {
  readonly vosk: Vosk;
  readonly model: VoskModel;
}

interface Phrase {
  readonly number: number;
  readonly kaldi: VoskKaldi;
}

export class VoskHost {
  readonly #load: LoadVosk;
  readonly #tell: (message: FromVosk) => void;
  #loaded: Loaded | undefined;
  #phrase: Phrase | undefined;

  constructor(load: LoadVosk, tell: (message: FromVosk) => void) {
    this.#load = load;
    this.#tell = tell;
  }

  take(message: ToVosk): void {
    switch (message.type) {
      case 'model':
        this.#read(message.wasm, message.model).catch((error: unknown) =>
          this.#tell({ type: 'unreadable', detail: String(error) }),
        );
        return;
      case 'listen':
        return this.#guarded(message.phrase, () => this.#begin(message.phrase, message.sampleRate, message.phrases));
      case 'samples':
        return this.#ofPhrase(message.phrase, ({ kaldi }) => this.#hear(message.phrase, kaldi, message.samples));
      case 'stop':
        return this.#ofPhrase(message.phrase, ({ kaldi }) => this.#end(message.phrase, kaldi.FinalResult()));
      case 'abort':
        return this.#ofPhrase(message.phrase, () => this.#leave());
    }
  }

  async #read(wasm: string, model: Blob): Promise<void> {
    const vosk = await this.#engine(wasm);
    if (vosk === undefined) return;
    const folder = await unpack(vosk, model, (part) => this.#tell({ type: 'progress', part }));
    this.#loaded = { vosk, model: new vosk.Model(folder) };
    removeFiles(vosk.FS);
    this.#tell({ type: 'ready' });
  }

  async #engine(wasm: string): Promise<Vosk | undefined> {
    let cause: 'network' | 'failed' = 'network';
    try {
      const response = await fetch(wasm);
      if (!response.ok) throw new Error(`${response.status} ${wasm}`);
      const wasmBinary = await response.arrayBuffer();
      cause = 'failed';
      const ignore = (): void => undefined;
      const vosk = await this.#load({ wasmBinary, print: ignore, printErr: ignore });
      vosk.SetLogLevel(-1);
      return vosk;
    } catch (error) {
      this.#tell({ type: 'no engine', cause, detail: String(error) });
      return undefined;
    }
  }

  #begin(number: number, sampleRate: number, phrases: readonly string[]): void {
    this.#leave();
    if (this.#loaded === undefined) throw new Error('There is no model.');
    const { vosk, model } = this.#loaded;
    const kaldi =
      phrases.length === 0
        ? new vosk.Recognizer(model, sampleRate)
        : new vosk.Recognizer(model, sampleRate, JSON.stringify([...phrases, UNKNOWN]));
    kaldi.SetWords(true);
    this.#phrase = { number, kaldi };
  }

  #hear(number: number, kaldi: VoskKaldi, samples: Float32Array): void {
    if (this.#accept(kaldi, samples)) {
      this.#end(number, kaldi.Result());
      return;
    }
    const { partial = '' } = JSON.parse(kaldi.PartialResult()) as { readonly partial?: string };
    const text = known(partial.split(' ')).join(' ');
    if (text !== '') this.#tell({ type: 'so far', phrase: number, text });
  }

  #accept(kaldi: VoskKaldi, samples: Float32Array): boolean {
    if (this.#loaded === undefined) return false;
    const { vosk } = this.#loaded;
    const address = vosk._malloc(samples.length * BYTES_OF_FLOAT);
    vosk.HEAPF32.set(
      samples.map((sample) => sample * KALDI_SCALE),
      address / BYTES_OF_FLOAT,
    );
    const hasEnded = kaldi.AcceptWaveform(address, samples.length);
    vosk._free(address);
    return hasEnded;
  }

  #end(phrase: number, json: string): void {
    const { text = '', result } = JSON.parse(json) as {
      readonly text?: string;
      readonly result?: readonly HeardWord[];
    };
    // A model without times of words does not rate them either.
    const rated = result ?? text.split(' ').map((word) => ({ word, conf: 1 }));
    const words = rated.filter(({ word }) => word !== '').map(({ word, conf }) => ({ word, conf }));
    this.#leave();
    this.#tell({ type: 'heard', phrase, words });
  }

  #leave(): void {
    this.#phrase?.kaldi.delete();
    this.#phrase = undefined;
  }

  /** Of another phrase something may still be on its way. */
  #ofPhrase(number: number, action: (phrase: Phrase) => void): void {
    const phrase = this.#phrase;
    if (phrase?.number === number) this.#guarded(number, () => action(phrase));
  }

  #guarded(phrase: number, action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#phrase = undefined;
      this.#tell({ type: 'failed', phrase, detail: String(error) });
    }
  }
}

function known(words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== '' && word !== UNKNOWN);
}
