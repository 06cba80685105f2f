import type { HeldGame } from './session-port.js';

/** Whether a chess clock runs, so that it matters who watches it. */
export function clockRuns(held: HeldGame | undefined): boolean {
  return held?.game.clock?.now.phase === 'running' && !held.game.ending;
}
