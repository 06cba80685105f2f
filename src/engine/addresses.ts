/**
 * The addresses of the engine's two files in the built app. In a file of its own, for only the bundler can resolve them.
 */
import script from 'stockfish/bin/stockfish-19-lite-single.js?url';
import wasm from 'stockfish/bin/stockfish-19-lite-single.wasm?url';
import type { EngineAddresses } from './browser-worker.js';

export const ENGINE_ADDRESSES: EngineAddresses = { script, wasm };
