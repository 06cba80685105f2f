/** Whether only the clock is here, and the game is played on boards elsewhere. */
import type { Game } from './state.js';

export function isClockAlone({ conditions }: Pick<Game, 'conditions'>): boolean {
  return conditions.board === 'elsewhere';
}

/** More than any game has: what a move counter can be set to. */
export const MOST_MOVES = 999;
