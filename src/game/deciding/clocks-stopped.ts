import { stopClock } from '../../laws/clock/clock.js';
import type { HeldGame } from '../session/session-port.js';

/** The game as it is seen while an act that came then, in milliseconds, waits for what must be decided first: it costs nobody time. */
export function withClocksStopped(held: HeldGame, at: number): HeldGame {
  const { game } = held;
  return game.clock ? { ...held, game: { ...game, clock: stopClock(game.clock, at) } } : held;
}
