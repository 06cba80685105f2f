/**
 * The worker with Vosk in it, as the page has it.
 */
import type { FromVosk, ToVosk } from './messages.js';

/** One worker. It is closed when its model is not wanted any more, or has made it fail. */
export interface VoskEngine {
  send(message: ToVosk): void;
  close(): void;
}

/** Starts one. A script that cannot be run is told as `no engine`. */
export type StartVosk = (onMessage: (message: FromVosk) => void) => VoskEngine;

/** Where Vosk's files lie, of the page's own origin: see `addresses.ts`. */
export interface VoskAddresses {
  readonly worker: string;
  readonly wasm: string;
  readonly worklet: string;
}

/**
 * @param trust makes the address acceptable where the page requires Trusted Types for workers
 */
export function voskWorker(
  { worker: script, wasm }: Pick<VoskAddresses, 'worker' | 'wasm'>,
  trust: (address: string) => { toString(): string },
): { readonly start: StartVosk; readonly wasm: string } {
  const start: StartVosk = (onMessage) => {
    // The constructor is declared for texts only; it takes trusted addresses as they are.
    const address = trust(new URL(script, document.baseURI).href) as string;
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromVosk>) => onMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onMessage({ type: 'no engine', cause: 'network', detail: event.message || 'the script could not be run' });
    };
    return {
      send: (message) => worker.postMessage(message, message.type === 'samples' ? [message.samples.buffer] : []),
      close: () => worker.terminate(),
    };
  };
  return { start, wasm: new URL(wasm, document.baseURI).href };
}
