/**
 * Where Vosk's files lie in the built app: to be imported only with the recogniser itself.
 */
import wasm from 'vosk-engine.wasm?url';
import worklet from './microphone-worklet.ts?worker&url';
import worker from './vosk-worker.ts?worker&url';
import type { VoskAddresses } from './worker.js';

export const VOSK_ADDRESSES: VoskAddresses = { worker, wasm, worklet };
