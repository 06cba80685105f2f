/**
 * What a player says was wrong with a move or press of the opponent's (Art. 4.8, 7.5), as an act. Whether it was is for the Laws.
 */
import type { Fault, PointOut } from '../acts/irregularity.js';
import { positionOf, type Game } from '../game.js';
import type { Color } from '../squares.js';
import { actorAgainst } from './whose-act.js';

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
  if (what === 'pressed without a move') {
    return { type: 'point out', by: actorAgainst(mine, positionOf(game).turn), fault: { what } };
  }
  const by = actorAgainst(mine, game.plies.at(-1)?.by ?? 'white');
  const ply = game.plies.findLastIndex((made) => made.by !== by) + 1;
  return { type: 'point out', by, fault: { what, ply } };
}

/**
 * That a move was illegal which may have been answered since (Art. 7.5.1: during the game): absent where the opponent has made none
 * of that number. With both players here it is the illegal one of the two; where that does not tell, the one of the player who
 * has not the move now.
 *
 * @param number the number of the move on the scoresheet
 */
export function complaintOfMove(game: Game, number: number, mine: readonly Color[]): Omit<PointOut, 'at'> | undefined {
  const made = game.plies.flatMap(({ by, legal, bothHands }, index) => {
    const isNumbered = game.positions[index]?.moveNumber === number;
    const against = actorAgainst(mine, by);
    return isNumbered && against !== by ? [{ ply: index + 1, by: against, wrong: !legal || bothHands }] : [];
  });
  const wrong = made.filter((one) => one.wrong);
  const meant = wrong.length === 1 ? wrong[0] : (made.find(({ by }) => by === positionOf(game).turn) ?? made[0]);
  return meant && { type: 'point out', by: meant.by, fault: { what: 'illegal move', ply: meant.ply } };
}

/** What can be wrong with a move or press in this game and stand: nothing where it is refused at once. */
export function complaintsOf({ conditions, clock, plies }: Game): readonly Complaint[] {
  if (conditions.illegalMoves !== 'stand') return [];
  const bound = conditions.touch === 'binding' || plies.at(-1)?.ruled !== undefined;
  return [
    'illegal move',
    ...(bound ? (['touched piece'] as const) : []),
    ...(clock && conditions.press === 'by hand' ? (['pressed without a move'] as const) : []),
  ];
}
