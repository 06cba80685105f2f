/**
 * Recognition by Vosk, without any network: the user picks the model of a language, a file; nothing that is said leaves the device.
 */
import type { Timing } from '../timing.js';
import type { Availability } from './listening-choice.js';
import type { ListeningRequest, Recogniser } from './recogniser.js';
import { hasMicrophones, KeptMicrophone, pageMicrophone, type OpenMicrophone } from './vosk/microphone.js';
import type { FromVosk } from './vosk/messages.js';
import { VoskPhrase } from './vosk/phrase.js';
import { readModel, voskWorker, type ModelRead, type StartVosk, type VoskAddresses } from './vosk/worker.js';

/** Where the model that the user picked is kept on this device, so that it need not be picked again. */
export interface ModelStore {
  load(): Promise<Blob | undefined>;
  keep(model: Blob): Promise<void>;
  forget(): Promise<void>;
}

export interface VoskSetup {
  /** `undefined` where this browser has no WebAssembly or gives no sound to the page: then it is unavailable. */
  readonly means:
    | { readonly vosk: { readonly start: StartVosk; readonly wasm: string }; readonly openMicrophone: OpenMicrophone }
    | undefined;
  readonly models: ModelStore;
  readonly timing: Timing;
  /** From 0 to 1, while a model is being read: some seconds. */
  readonly onProgress?: (part: number) => void;
}

export class VoskRecogniser implements Recogniser {
  readonly name = 'vosk';
  readonly #setup: VoskSetup;
  readonly #microphone: KeptMicrophone | undefined;
  #reading: Promise<ModelRead> | undefined;
  #isRead = false;
  #phrase: VoskPhrase | undefined;
  #phrases = 0;

  constructor(setup: VoskSetup) {
    this.#setup = setup;
    this.#microphone = setup.means && new KeptMicrophone(setup.means.openMicrophone, setup.timing);
  }

  /** `downloadable` where a model must be picked first. Which language it is of, only the user knows. */
  async availability(): Promise<Availability> {
    if (this.#setup.means === undefined) return 'unavailable';
    if (this.#isRead) return 'available';
    if (this.#reading !== undefined) return 'downloading';
    return (await this.#kept()) === undefined ? 'downloadable' : 'available';
  }

  /** Reads the model that is kept, so that the first phrase need not wait for it. */
  async install(): Promise<boolean> {
    return (await this.#read())?.ok ?? false;
  }

  /**
   * Takes a model that the user picked: a tar.gz or zip, as Vosk's models are given out. It is kept if it can be read; the one before
   * goes on if it can't.
   * @returns `kept`; `not kept` where it is good for now, but not for the next visit; or why it can't be used.
   */
  async pick(model: Blob): Promise<'kept' | 'not kept' | 'model unreadable' | 'network' | 'failed'> {
    const reading = this.#readFrom(model);
    if (reading === undefined) return 'failed';
    const read = await reading;
    if (!read.ok) return read.trouble;
    this.#phrase?.abort();
    this.#forgetEngine();
    this.#reading = reading;
    this.#isRead = true;
    try {
      await this.#setup.models.keep(model);
      return 'kept';
    } catch {
      // Storage may be full or forbidden; the model hears all the same.
      return 'not kept';
    }
  }

  /** Forgets the model, here and where it is kept. */
  async forget(): Promise<void> {
    this.#phrase?.abort();
    this.#forgetEngine();
    await this.#setup.models.forget();
  }

  /** Gives memory and microphone back; what is kept stays. */
  close(): void {
    this.#phrase?.abort();
    this.#microphone?.close();
    this.#forgetEngine();
  }

  listen(request: ListeningRequest): { readonly stop: () => void; readonly abort: () => void } {
    this.#phrase?.abort();
    this.#phrases += 1;
    const phrase = new VoskPhrase(this.#phrases, request, {
      timing: this.#setup.timing,
      microphone: this.#microphone,
      read: () => this.#read(),
    });
    this.#phrase = phrase;
    phrase.start().catch((error: unknown) => {
      phrase.fail('failed');
      reportError(error);
    });
    return { stop: () => phrase.stop(), abort: () => phrase.abort() };
  }

  #kept(): Promise<Blob | undefined> {
    // Storage that can't be read holds nothing for us.
    return this.#setup.models.load().catch(() => undefined);
  }

  /** The model as it is read, or being read; `undefined` where there is none. */
  async #read(): Promise<ModelRead | undefined> {
    if (this.#reading === undefined) {
      const model = await this.#kept();
      if (model === undefined) return undefined;
      // Another may have begun to read it meanwhile.
      this.#reading ??= this.#readFrom(model);
    }
    const reading = this.#reading;
    const read = await reading;
    if (this.#reading === reading) {
      this.#isRead = read?.ok === true;
      if (!this.#isRead) this.#reading = undefined;
    }
    return read;
  }

  #readFrom(model: Blob): Promise<ModelRead> | undefined {
    const { means, onProgress = () => undefined } = this.#setup;
    if (means === undefined) return undefined;
    const reading = readModel(model, means.vosk, onProgress, (message) => this.#onMessage(message));
    return reading.catch(() => ({ ok: false, trouble: 'failed' }));
  }

  #forgetEngine(): void {
    const reading = this.#reading;
    this.#reading = undefined;
    this.#isRead = false;
    reading
      ?.then((read) => {
        if (read.ok) read.engine.close();
      })
      .catch((error: unknown) => reportError(error));
  }

  #onMessage(message: FromVosk): void {
    // After a failure nothing in the worker works any more; the next phrase reads the model anew.
    this.#phrase?.take(message);
    if (message.type === 'failed' || message.type === 'no engine') this.#forgetEngine();
  }
}

export interface PageVoskSetup {
  readonly window: Window & typeof globalThis;
  readonly addresses: VoskAddresses;
  /** Makes the worker's address acceptable where the page requires Trusted Types. */
  readonly trust: (address: string) => { toString(): string };
  readonly models: ModelStore;
  readonly timing: Timing;
  /** From 0 to 1, while a model is being read. */
  readonly onProgress?: (part: number) => void;
}

/** As a page has it: with its worker, and the microphone of the device. */
export function pageVosk({ window, addresses, trust, models, timing, onProgress }: PageVoskSetup): VoskRecogniser {
  const isPossible = 'WebAssembly' in window && hasMicrophones(window);
  const vosk = voskWorker(addresses, trust);
  const openMicrophone = pageMicrophone(window, addresses.worklet, timing);
  return new VoskRecogniser({
    means: isPossible ? { vosk, openMicrophone } : undefined,
    models,
    timing,
    ...(onProgress && { onProgress }),
  });
}
