/** The engine and the opponent made of it, in a file of their own: loaded when a game against the computer first needs them. */
import script from 'stockfish/bin/stockfish-19-lite-single.js?url';
import wasm from 'stockfish/bin/stockfish-19-lite-single.wasm?url';
import { ComputerOpponent } from '../engine/opponent.js';
import { Engine } from '../engine/engine.js';
import { engineWorkerFactory, type EngineAddresses } from '../engine/browser-worker.js';
import { trustedScriptUrl } from './security-policy.js';

/** Where its two files lie in the built app: only the bundler can say that. */
const ENGINE_ADDRESSES: EngineAddresses = { script, wasm };

/**
 * @param now the time by the clock that stamps the acts, in milliseconds
 * @param onThinkingLong called when an answer is long in coming
 */
export function createComputer(now: () => number, onThinkingLong: () => void): ComputerOpponent {
  const engine = new Engine(engineWorkerFactory(ENGINE_ADDRESSES, trustedScriptUrl));
  return new ComputerOpponent({ engine, random: Math.random, now, onThinkingLong });
}
