/** The game as it stood, for reading moves in it. */
import type { Game } from './state.js';

/** The game as it stood when so many plies had been made, for reading alone: whatever can be read stands, and nothing has ended it. */
export function asOf(game: Game, ply: number): Game {
  const { ending: _ending, ...rest } = game;
  return {
    ...rest,
    positions: game.positions.slice(0, ply + 1),
    conditions: { ...game.conditions, illegalMoves: 'stand' },
  };
}
