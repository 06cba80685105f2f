/**
 * A game as it is set up, before anything has been judged.
 */
import { beginGame } from '../laws/rules/begin.js';
import type { GameSetup, HeldGame } from './session/session-port.js';

/** The game before its first act; `undefined` where no game can start from such a position. */
export function setUp(setup: GameSetup): HeldGame | undefined {
  const begun = beginGame(setup.conditions);
  return begun.ok ? { setup, game: begun.game, acts: 0 } : undefined;
}
