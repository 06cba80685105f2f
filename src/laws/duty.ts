/**
 * What the player having the move must play, and who is told.
 */
import type { Fact } from './facts.js';
import { EVERYONE, NOBODY, type Audience } from './roles.js';
import type { Color } from './squares.js';
import type { Game } from './state.js';
import type { Obligation } from './obligation.js';

/**
 * What the player having the move must play: what a ruling demands, else what he touched, where touching binds. Absent where he
 * is free.
 */
export function dutyOf(game: Game): Obligation | undefined {
  const { ruled, bound } = game.hand;
  if (ruled) return ruled.duty.type === 'free' ? undefined : ruled;
  return bound;
}

/** Who is told what must be played: in strict play nobody, for it would be a hint (Art. 12.6). */
export function hintAudience(game: Game): Audience {
  return game.conditions.play === 'strict' ? NOBODY : EVERYONE;
}

export function boundFact(game: Game, by: Color, { duty, article }: Obligation): Fact {
  return { type: 'bound', by, duty, article, audience: hintAudience(game) };
}

/** What a ruling makes a player play is no hint (Art. 4.8, 7.5.1, 9.5.3): everyone is told. */
export function ruledFact(by: Color, { duty, article }: Obligation): Fact {
  return { type: 'bound', by, duty, article, audience: EVERYONE };
}
