/**
 * What the claim form must know of a game. What is allowed is asked of the Laws themselves: a claim is judged and not done.
 */
import type { ClaimTerms } from './claim-form/claim-texts.js';
import { judge } from '../../laws/judge.js';
import { termsOf, type Game } from '../../laws/game.js';
import type { Color } from '../../laws/squares.js';

/** @param at the time by the clock that stamps the acts */
export function claimTermsOf(game: Game, by: Color, at: number): ClaimTerms {
  if (game.ending) return { playing: false };
  const { edition, clock } = game;
  const takes = edition.wrongClaimTakes.value;
  const opponentGets = edition.wrongClaim[termsOf(game).tempo].value;
  return {
    playing: true,
    ...(clock && { cost: { opponentGets, ...(takes && { takes }) } }),
    ...(mayClaimQuickplay(game, by, at) && {
      quickplay: game.conditions.arbiter ? { opponentGets: edition.quickplay.value.opponentGets } : { endsGame: true },
    }),
  };
}

function mayClaimQuickplay(game: Game, by: Color, at: number): boolean {
  const ground = 'cannot win by normal means';
  return judge(game, { type: 'claim quickplay', asks: 'draw', ground, by, at }).type === 'done';
}
