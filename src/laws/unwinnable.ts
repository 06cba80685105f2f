/**
 * Whether a side can still mate at all, by any series of legal moves (Art. 5.2.2, 6.9).
 */
import type { Position } from './board.js';
import type { Color } from './squares.js';

/**
 * Whether this side may still mate. `false` is certain: what is left on the board cannot mate, whatever both sides play.
 * `true` only means that the material would allow it.
 */
export function canMate(position: Position, side: Color): boolean {
  return !position.lacksMaterial(side);
}

/** Art. 5.2.2: neither player can checkmate the opponent's king with any series of legal moves. */
export function isDead(position: Position): boolean {
  return !canMate(position, 'white') && !canMate(position, 'black');
}
