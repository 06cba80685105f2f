/** Games under any conditions, before their first act. */
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Game } from '../../src/laws/game.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { ByColor } from '../../src/laws/squares.js';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export function bothSides(time: TimeControl): ByColor<TimeControl> {
  return { white: time, black: time };
}

/** A strict game with five minutes for each side, unless said otherwise. */
export function begin(given: Partial<Conditions> = {}): Game {
  const begun = beginGame({
    play: 'strict',
    start: START_FEN,
    time: { white: timeControl(5), black: timeControl(5) },
    ...given,
  });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.game;
}

/** The same without a clock. */
export function beginUntimed(given: Partial<Conditions> = {}): Game {
  const begun = beginGame({ play: 'strict', start: START_FEN, ...given });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.game;
}
