/**
 * The worker with Vosk in it, as the page has it, and a model that is read there.
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

/** Why a model can't be used: it is none, or the engine could not be loaded. */
type ModelTrouble = 'model unreadable' | 'network' | 'failed';

export type ModelRead =
  | { readonly ok: true; readonly engine: VoskEngine }
  | { readonly ok: false; readonly trouble: ModelTrouble };

/**
 * One model of speech in one worker, from the file to the moment when it can hear.
 *
 * @param onMessage whatever comes after the model was read
 * @returns rejects only where no worker can be made at all
 */
export function readModel(
  model: Blob,
  { start, wasm }: { readonly start: StartVosk; readonly wasm: string },
  onProgress: (part: number) => void,
  onMessage: (message: FromVosk) => void,
): Promise<ModelRead> {
  return new Promise((resolve) => {
    const fail = (trouble: ModelTrouble): void => {
      engine.close();
      resolve({ ok: false, trouble });
    };
    let isRead = false;
    const engine = start((message) => {
      if (isRead) return onMessage(message);
      switch (message.type) {
        case 'progress':
          return onProgress(message.part);
        case 'ready':
          isRead = true;
          return resolve({ ok: true, engine });
        case 'unreadable':
          return fail('model unreadable');
        case 'no engine':
          return fail(message.cause);
        case 'so far':
        case 'heard':
        case 'failed':
          return;
      }
    });
    engine.send({ type: 'model', wasm, model });
  });
}
