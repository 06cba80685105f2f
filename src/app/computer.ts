/** The engine and the opponent made of it, in a file of their own: loaded when a game against the computer first needs them. */
import { ComputerOpponent } from '../engine/opponent.js';
import { ENGINE_ADDRESSES } from '../engine/addresses.js';
import { Engine } from '../engine/engine.js';
import { engineWorkerFactory } from '../engine/browser-worker.js';
import { trustedScriptUrl } from './security-policy.js';

/**
 * @param now the time by the clock that stamps the acts, in milliseconds
 * @param onThinkingLong called when an answer is long in coming
 */
export function createComputer(now: () => number, onThinkingLong: () => void): ComputerOpponent {
  const engine = new Engine(engineWorkerFactory(ENGINE_ADDRESSES, trustedScriptUrl));
  return new ComputerOpponent({ engine, random: Math.random, now, onThinkingLong });
}
