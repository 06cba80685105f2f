/**
 * Gathers what the microphone hears into pieces worth a message, in the thread of the sound.
 */

/** The part of AudioWorkletGlobalScope that TypeScript does not have (Web Audio API). */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** 43 milliseconds at 48,000 samples a second. */
const PIECE = 2048;

class Gatherer extends AudioWorkletProcessor {
  #piece = new Float32Array(PIECE);
  #filled = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    // Without a channel nothing is connected (any more).
    const samples = input?.[0];
    if (samples === undefined) return true;
    this.#piece.set(samples, this.#filled);
    this.#filled += samples.length;
    if (this.#filled + samples.length > PIECE) {
      const piece = this.#piece.slice(0, this.#filled);
      this.port.postMessage(piece, [piece.buffer]);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('gatherer', Gatherer);
