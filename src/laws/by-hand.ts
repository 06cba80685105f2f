/**
 * What is asked of a game before its judges are loaded: whether a press is an act of its own, and whether anything is done any more.
 */
import type { Game } from './state.js';

/** Whether making and completing a move are two acts here (Art. 6.2.1): without a clock there is nothing to press. */
export function isPressedByHand(game: Game): boolean {
  return game.clock !== undefined && game.conditions.press === 'by hand';
}

/** Whether a claim has concluded the game and waits for the ruling of an arbiter elsewhere (Guidelines III.6). */
export function isConcluded(game: Game): boolean {
  return game.quickplay?.asks === 'draw' && !game.conditions.arbiter;
}
