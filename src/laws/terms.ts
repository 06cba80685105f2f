/**
 * What rulings ask of a game beside its history: the tempo it is played at, whether a press is an act, what cannot be played on.
 */
import type { Position } from './board.js';
import { tempoOf } from './clock/control.js';
import type { IrregularityTerms } from './irregularity.js';
import { COLORS, opposite } from './squares.js';
import { positionOf, type Game } from './state.js';

export { isConcluded, isPressedByHand } from './by-hand.js';

/** The tempo is that of the time set before the game, whatever an arbiter has added since. */
export function termsOf(game: Game): IrregularityTerms {
  const { edition, supervision, time } = game.conditions;
  return { edition, supervision, tempo: tempoOf(time ? [time.white, time.black] : [], game.edition) };
}

/** Whether both kings stand in check, or a pawn on its last rank (A.5.4). */
export function isIllegalPosition(game: Game): boolean {
  const position = positionOf(game);
  return bothInCheck(position) || position.pieces().some(({ kind, square }) => kind === 'pawn' && /[18]/.test(square));
}

/** Both kings can be taken: no legal play leads there. */
export function bothInCheck(position: Position): boolean {
  return COLORS.every((color) => {
    const king = position.kingOf(color);
    return king !== undefined && position.attackers(king, opposite(color)).length > 0;
  });
}
