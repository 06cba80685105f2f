/**
 * Which happenings of one act are heard, and in which order. What somebody feels in his own hand, and what is told by another fact of the same
 * act, is not said as well.
 */
import type { Bound, Fact } from '../../src/laws/facts.js';
import { sideOf, type Role } from '../../src/laws/roles.js';
import type { Move, PieceKind } from '../../src/laws/squares.js';
import type { Happening } from '../phrase/happenings.js';
import type { WholeWords } from '../phrase/words.js';

/** The facts in the order they are said: clocks that a claim has stopped come last, for the claim is ruled on first. */
export function inOrder(facts: readonly Fact[]): readonly Fact[] {
  if (!facts.some(isClaim)) return facts;
  const stopped = (fact: Fact): boolean => fact.type === 'clocks stopped';
  return [...facts.filter((fact) => !stopped(fact)), ...facts.filter(stopped)];
}

/** One happening in words; `undefined` where nothing is said. `ear` is who listens. */
export function happeningWords(
  fact: Happening,
  facts: readonly Fact[],
  { happenings }: WholeWords,
  ear: Role,
): string | undefined {
  const own = (by: string): boolean => sideOf(ear) === by;
  switch (fact.type) {
    case 'pressed':
      return own(fact.by) ? undefined : happenings.happening(fact);
    case 'touched':
      return own(fact.by) && fact.how === 'to move' ? undefined : happenings.happening(fact);
    case 'written':
      // An arbiter sees the sheets; to be told at each move of both would drown the game.
      return ear === 'arbiter' ? undefined : happenings.happening(fact);
    case 'flag fell':
      return endedBy(facts, 'both flags') || endsDrawn(facts) ? undefined : happenings.happening(fact);
    case 'clocks stopped':
      if (has(facts, 'ended') || has(facts, 'clock started')) return undefined;
      return facts.some(isClaim) ? happenings.clocksStand() : happenings.happening(fact);
    case 'time charged': {
      // A flag that is called at once is told by its own fact.
      if (has(facts, 'flag fell')) return happenings.happening({ ...fact, flag: false });
      const charged = happenings.happening(fact);
      return fact.stopped ? `${charged} ${happenings.clocksStand()}` : charged;
    }
    case 'clock started':
      return has(facts, 'clocks stopped') || has(facts, 'resumed') ? undefined : happenings.happening(fact);
    default:
      return happenings.happening(fact);
  }
}

/** What must be played; after a wrong claim with a written move that can be played, that move. */
export function boundWords(bound: Bound, facts: readonly Fact[], { happenings }: WholeWords): string {
  const rejected = facts.some((fact) => fact.type === 'claim rejected' && fact.why === 'not so often');
  return happenings.bound(bound, rejected ? intendedIn(facts) : undefined);
}

/** The move of a claim among these facts. */
export function intendedIn(facts: readonly Fact[]): (Move & { readonly piece: PieceKind }) | undefined {
  return facts.find((fact) => fact.type === 'draw claimed')?.intended;
}

/** Whether the game was drawn by a claim that is told before. */
export function endedByClaim(facts: readonly Fact[]): boolean {
  return has(facts, 'draw claimed') && (endedBy(facts, 'threefold repetition') || endedBy(facts, 'fifty moves'));
}

/** Whether a draw was claimed or asked for: an offer among the same facts is that claim. */
export function isClaim(fact: Fact): boolean {
  return fact.type === 'draw claimed' || fact.type === 'quickplay claimed';
}

/** Whether the end names the player whose flag it was: the game is drawn, for the opponent cannot mate. */
function endsDrawn(facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.type === 'ended' && fact.ending.cannotMate !== undefined);
}

function endedBy(facts: readonly Fact[], reason: string): boolean {
  return facts.some((fact) => fact.type === 'ended' && fact.ending.reason === reason);
}

function has(facts: readonly Fact[], type: Fact['type']): boolean {
  return facts.some((fact) => fact.type === type);
}
