/**
 * What a player says was wrong with the opponent's last move or press (Art. 4.8, 7.5), as an act. Whether it was is for the Laws.
 */
import type { Fault, PointOut } from './acts.js';
import { opposite, type Color } from './squares.js';
import { positionOf, type Game } from './state.js';

/** What can be said of the last move or press without naming it. */
export type Complaint = Extract<
  Fault['what'],
  'illegal move' | 'pressed without a move' | 'pawn left unpromoted' | 'touched piece'
>;

/**
 * Whoever sits here alone complains of the opponent's last move; of two players at one device, the one who did not make the last;
 * where there is none yet its ply is 0. Only a player who has the move still can have pressed without one, so that of this the other complains.
 */
export function complaint(game: Game, what: Complaint, mine: readonly Color[]): Omit<PointOut, 'at'> {
  const alone = mine.length === 1 ? mine[0] : undefined;
  if (what === 'pressed without a move') {
    return { type: 'point out', by: alone ?? opposite(positionOf(game).turn), fault: { what } };
  }
  const by = alone ?? opposite(game.plies.at(-1)?.by ?? 'white');
  const ply = game.plies.findLastIndex((made) => made.by !== by) + 1;
  return { type: 'point out', by, fault: { what, ply } };
}

/** What can be wrong with a move or press in this game and stand: nothing where it is refused at once. */
export function complaintsOf({ conditions, clock }: Game): readonly Complaint[] {
  if (conditions.illegalMoves !== 'stand') return [];
  return [
    'illegal move',
    ...(conditions.touch === 'binding' ? (['touched piece'] as const) : []),
    ...(clock && conditions.press === 'by hand' ? (['pressed without a move'] as const) : []),
  ];
}
