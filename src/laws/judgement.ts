/**
 * What a judge answers: done, with the game after it and the facts; or refused. And what the judges of single acts have in common.
 */
import type { Act } from './acts.js';
import { stopClock } from './clock/clock.js';
import type { Fact } from './facts.js';
import type { Game } from './game.js';
import type { Refusal } from './refusals.js';
import type { Ending } from './result.js';
import { EVERYONE } from './roles.js';

export type Judgement =
  | { readonly type: 'done'; readonly game: Game; readonly facts: readonly Fact[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** The judge of one kind of act, or of some. The game has not ended, unless `judge` says so of the act. */
export type JudgeOf<T extends Act> = (game: Game, act: T) => Judgement;

/** A game and what happened to it on the way. */
export interface Change {
  readonly game: Game;
  readonly facts: readonly Fact[];
}

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
