/**
 * Vosk as a page has it: with its worker, and the microphone of the device.
 */
import type { Timing } from '../timing.js';
import { VoskRecogniser, type ModelStore } from './vosk-recogniser.js';
import { hasMicrophones, pageMicrophone } from './vosk/microphone.js';
import { voskWorker, type VoskAddresses } from './vosk/worker.js';

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
