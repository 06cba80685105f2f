/**
 * What the judges of single acts have in common: refusing, telling, ending the game.
 */
import { stopClock } from './clock.js';
import type { Fact } from './facts.js';
import type { Ending } from './result.js';
import type { Refusal } from './refusals.js';
import { EVERYONE } from './roles.js';
import type { Game, Judgement } from './state.js';

export function refuse(refusal: Refusal): Judgement {
  return { type: 'refused', refusal };
}

export function done(game: Game, facts: readonly Fact[]): Judgement {
  return { type: 'done', game, facts };
}

/** The game ends: whatever pends is over, and nothing runs any more. `before` is what happened by the same act. */
export function ended(
  game: Game,
  ending: Ending,
  at: number,
  before: readonly Fact[] = [],
): Extract<Judgement, { readonly type: 'done' }> {
  const { offer: _offer, quickplay, ...rest } = game;
  // A decision that was postponed can still be made after a flag has fallen (Guidelines III.5.2).
  const open = quickplay?.postponed && ending.reason === 'time' ? { quickplay } : {};
  return {
    type: 'done',
    game: { ...rest, ...open, ending, ...(game.clock && { clock: stopClock(game.clock, at) }) },
    facts: [...before, { type: 'ended', ending, audience: EVERYONE }],
  };
}
