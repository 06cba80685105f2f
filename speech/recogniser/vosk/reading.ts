/**
 * One model of speech in one worker, from the file to the moment when it can hear.
 */
import type { FromVosk } from './messages.js';
import type { StartVosk, VoskEngine } from './worker.js';

/** Why a model can't be used: it is none, or the engine could not be loaded. */
export type ModelTrouble = 'model unreadable' | 'network' | 'failed';

export type ModelRead =
  | { readonly ok: true; readonly engine: VoskEngine }
  | { readonly ok: false; readonly trouble: ModelTrouble };

/**
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
