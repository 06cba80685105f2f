/**
 * A microphone that stays open for some seconds after a phrase: opening takes time, and a wireless headset changes its sound each
 * time. What it hears meanwhile goes nowhere.
 */
import type { Timing } from '../../timing.js';
import type { Microphone, MicrophoneListener, MicrophoneTrouble, OpenMicrophone } from './microphone.js';

/** Milliseconds. */
export const KEPT_OPEN = 3_000;

const DEAF: MicrophoneListener = { onSamples: () => undefined, onLost: () => undefined };

export class KeptMicrophone {
  readonly #open: OpenMicrophone;
  readonly #timing: Timing;
  #microphone: Microphone | undefined;
  #listener = DEAF;
  #keepOn: () => void = () => undefined;

  constructor(open: OpenMicrophone, timing: Timing) {
    this.#open = open;
    this.#timing = timing;
  }

  /** @returns samples a second, or why there are none. */
  async listen(listener: MicrophoneListener): Promise<number | MicrophoneTrouble> {
    this.#keepOn();
    this.#listener = listener;
    if (this.#microphone !== undefined) return this.#microphone.sampleRate;
    const opened = await this.#open({
      onSamples: (samples) => this.#listener.onSamples(samples),
      onLost: () => this.#onLost(),
    });
    if (!opened.ok) return opened.trouble;
    this.#replace(opened.microphone);
    if (this.#listener === DEAF) this.#closeSoon();
    return opened.microphone.sampleRate;
  }

  /** Listens no more, unless another listener has come since. */
  leave(listener: MicrophoneListener): void {
    if (this.#listener !== listener) return;
    this.#listener = DEAF;
    this.#closeSoon();
  }

  close(): void {
    this.#keepOn();
    this.#listener = DEAF;
    this.#replace(undefined);
  }

  /** Two that listened at the same time have opened two. */
  #replace(microphone: Microphone | undefined): void {
    this.#microphone?.close();
    this.#microphone = microphone;
  }

  #closeSoon(): void {
    this.#keepOn();
    this.#keepOn = this.#timing.after(KEPT_OPEN, () => this.close());
  }

  #onLost(): void {
    const { onLost } = this.#listener;
    this.close();
    onLost();
  }
}
