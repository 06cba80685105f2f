/** What the page shows of a game, derived from how it stands. */
import type { Color, PlacedPiece } from '../laws/squares.js';
import type { GameValue } from './store.js';

/** Whether the position that is looked at is the one the game stands in. */
export function isPresent({ view, ply }: GameValue): boolean {
  return view !== undefined && ply === view.positions.length - 1;
}

/**
 * Whose pieces may be lifted. Against the computer one's own also while it thinks: placing is then refused with the reason.
 * Nobody's once the game is over. In an earlier position too: where it is placed there, it is asked whether the present one is meant.
 */
export function mayLift(value: GameValue): readonly Color[] {
  const { view, mine } = value;
  if (!view || view.ending) return [];
  return mine.length === 1 ? mine : [view.turn];
}

/** Whether a piece is the opponent's of a player who sits here and has the move in the position that is looked at. */
export function isOpponents({ color }: PlacedPiece, value: GameValue): boolean {
  const { view, mine } = value;
  return view !== undefined && !view.ending && isPresent(value) && mine.includes(view.turn) && color !== view.turn;
}
