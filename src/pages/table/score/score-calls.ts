/**
 * How each move was called: what both players have heard, and what is written "as it was called" (App. D.2.1, D.2.7).
 */
import { stepsDue } from '../../../laws/rules/blind/steps.js';
import type { CalledMove } from '../../../laws/facts.js';
import type { HeldGame } from '../../../game/session/session-port.js';
import { Gathering } from '../../../game/session/projection.js';

/** One for each ply that stands; `undefined` where it was not called. */
export type Calls = readonly (CalledMove | undefined)[];

/** How the move of a ply was called. */
export type CallOf = (ply: number) => CalledMove | undefined;

export function gatherCalls(): Gathering<Calls> {
  return new Gathering<Calls>([], afterAct);
}

/** A slip that was corrected in time leaves what it was corrected to (D.2.8). */
function afterAct(calls: Calls, { game }: HeldGame, before: HeldGame): Calls {
  const due = stepsDue(game)?.due;
  const last = game.plies.length - 1;
  return game.plies.map((_, index) => {
    const known = before.game.plies[index] ? calls[index] : undefined;
    return index === last && due?.made ? (due.called ?? known) : known;
  });
}
