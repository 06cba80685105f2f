/**
 * Whether the engine is locked: while a game at a table is played strictly and is not over, nobody here plays against the computer
 * (Art. 11.3.1 and 11.3.2 of 2023; 12.3 of 2009).
 */
import { COLORS } from '../laws/squares.js';
import type { GameSetup, HeldGame } from './session/session-port.js';

export function isEngineLocked(held: HeldGame | undefined): boolean {
  return held?.setup.table !== undefined && held.setup.conditions.play === 'strict' && held.game.ending === undefined;
}

/**
 * Whether this game must wait until the one that stands here is over: one with the engine always, any other once something was done in
 * it, for with the game at the table the lock would go too. One that was set up wrongly is set up anew.
 */
export function mustWait(setup: Pick<GameSetup, 'seats'>, held: HeldGame | undefined): boolean {
  return held !== undefined && isEngineLocked(held) && (needsEngine(setup) || held.acts > 0);
}

/** Whether a game is one that the engine plays in. */
function needsEngine({ seats }: Pick<GameSetup, 'seats'>): boolean {
  return COLORS.some((color) => seats[color].type === 'computer');
}
