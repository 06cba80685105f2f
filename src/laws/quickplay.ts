/**
 * Quickplay finishes: Art. 10 (and App. D without an arbiter) until 2009, App. G in 2014, Guidelines III since. Whether an
 * opponent can win by normal means, or tries to, is for an arbiter to judge; this file says what follows from his judgement.
 */
import { QUICKPLAY_RULES } from './editions/quickplay-rules.js';
import { EDITIONS, type EditionName, type Supervision, type Tempo } from './editions.js';
import { opposite, type Color } from './squares.js';

export interface QuickplaySituation {
  readonly tempo: Tempo;
  readonly supervision: Supervision;
  readonly by: Color;
  readonly turn: Color;
  /** On the clock of the player who asks or claims, in milliseconds; nothing left is a fallen flag. */
  readonly left: number;
  readonly increment: number;
  /** Whether all remaining moves must be made in this period. */
  readonly lastPeriod: boolean;
  /** Whether the event has announced before that these rules are used. */
  readonly announced: boolean;
}

export type NoQuickplay =
  'not announced' | 'blitz' | 'increment' | 'not the last period' | 'not on move' | 'flag has fallen' | 'too much time';

export type QuickplayRight =
  | { readonly may: true; readonly article: string }
  | { readonly may: false; readonly why: NoQuickplay; readonly article: string };

/** Whether a player may claim a draw, or ask for extra seconds, in his last two minutes (10.2, G4, G5, III.4, III.5). */
export function mayInvoke(situation: QuickplaySituation, edition: EditionName): QuickplayRight {
  const rules = QUICKPLAY_RULES[edition];
  const { value } = EDITIONS[edition].quickplay;
  const not = (why: NoQuickplay, article: string): QuickplayRight => ({ may: false, why, article });
  if (value.applies === 'if announced' && !situation.announced) return not('not announced', rules.announced);
  const inBlitz = value.blitz || (rules.supervisedBlitz && situation.supervision === 'adequate');
  if (situation.tempo === 'blitz' && !inBlitz) return not('blitz', rules.blitz);
  if (situation.increment > 0) return not('increment', rules.scope);
  if (!situation.lastPeriod) return not('not the last period', rules.definition);
  if (situation.turn !== situation.by) return not('not on move', rules.claim);
  if (situation.left <= 0) return not('flag has fallen', rules.claim);
  if (situation.left >= value.below) return not('too much time', rules.claim);
  return { may: true, article: rules.claim };
}

export type RequestRuling =
  | { readonly ruling: 'refused'; readonly why: NoQuickplay | 'no such request'; readonly article: string }
  /** The request was an offer of a draw, and it was accepted. */
  | { readonly ruling: 'agreed'; readonly article: string }
  | { readonly ruling: 'goes on'; readonly article: string }
  /** With every move this much is added to both clocks from now on; the opponent's gets this much once. */
  | {
      readonly ruling: 'granted';
      readonly increment: number;
      readonly opponent: Color;
      readonly opponentGets: number;
      readonly article: string;
    };

/** Asking for a few seconds with each move (G4, III.4). */
export function ruleOnRequest(
  situation: QuickplaySituation,
  answer: { readonly opponentAccepts: boolean; readonly arbiterAgrees: boolean },
  edition: EditionName,
): RequestRuling {
  const { request, claim } = QUICKPLAY_RULES[edition];
  const { increment } = EDITIONS[edition].quickplay.value;
  if (increment === null) return { ruling: 'refused', why: 'no such request', article: request };
  const right = mayInvoke(situation, edition);
  if (!right.may) {
    return { ruling: 'refused', why: right.why, article: right.article === claim ? request : right.article };
  }
  if (answer.opponentAccepts) return { ruling: 'agreed', article: request };
  return decideRequest(situation.by, answer.arbiterAgrees, edition);
}

/** What follows from the arbiter's decision on a request that could be made, and was no draw. */
export function decideRequest(
  by: Color,
  arbiterAgrees: boolean,
  edition: EditionName,
): Extract<RequestRuling, { readonly ruling: 'goes on' | 'granted' }> {
  const { request } = QUICKPLAY_RULES[edition];
  const { increment, opponentGets } = EDITIONS[edition].quickplay.value;
  if (!arbiterAgrees || increment === null) return { ruling: 'goes on', article: request };
  return { ruling: 'granted', increment, opponent: opposite(by), opponentGets, article: request };
}

export type QuickplayClaimRuling =
  | { readonly ruling: 'refused'; readonly why: NoQuickplay; readonly article: string }
  | { readonly ruling: 'drawn'; readonly article: string }
  /** The game goes on; when postponed, if possible before the arbiter, who decides by `decidePostponed`. */
  | {
      readonly ruling: 'postponed' | 'rejected';
      readonly opponent: Color;
      readonly opponentGets: number;
      readonly article: string;
      /** Where the claim is an offer of a draw too: the article that says so. */
      readonly offer?: string;
    };

export type ArbiterDecides =
  | { readonly decision: 'draw' }
  /** "may be awarded two extra minutes" */
  | { readonly decision: 'postpone'; readonly awardTime: boolean }
  | { readonly decision: 'reject' };

/** The claim that the opponent cannot win by normal means, or makes no effort to (10.2, G5, III.5). */
export function ruleOnQuickplayClaim(
  situation: QuickplaySituation,
  arbiter: ArbiterDecides,
  edition: EditionName,
): QuickplayClaimRuling {
  const right = mayInvoke(situation, edition);
  if (!right.may) return { ruling: 'refused', why: right.why, article: right.article };
  return decideQuickplay(situation.by, arbiter, edition);
}

/** What follows from the arbiter's decision on a claim that could be made. */
export function decideQuickplay(
  by: Color,
  arbiter: ArbiterDecides,
  edition: EditionName,
): Exclude<QuickplayClaimRuling, { readonly ruling: 'refused' }> {
  const rules = QUICKPLAY_RULES[edition];
  if (arbiter.decision === 'draw') return { ruling: 'drawn', article: rules.drawn };
  const time = EDITIONS[edition].quickplay.value.opponentGets;
  const offer = rules.claimIsOffer === undefined ? {} : { offer: rules.claimIsOffer };
  const opponent = opposite(by);
  if (arbiter.decision === 'reject') {
    return { ruling: 'rejected', opponent, opponentGets: time, article: rules.rejected, ...offer };
  }
  const opponentGets = arbiter.awardTime ? time : 0;
  return { ruling: 'postponed', opponent, opponentGets, article: rules.postponed, ...offer };
}

/** The postponed decision, later in the game or after a flag has fallen: drawn, or the claim comes to nothing. */
export function decidePostponed(
  arbiterAgrees: boolean,
  edition: EditionName,
): { readonly drawn: boolean; readonly article: string } {
  return { drawn: arbiterAgrees, article: QUICKPLAY_RULES[edition].postponed };
}

/** What must be handed in when no arbiter is there. */
export interface UnsupervisedClaim {
  readonly ground: 'cannot win by normal means' | 'makes no effort to win by normal means';
  readonly positionWritten: boolean;
  readonly positionVerified: boolean;
  readonly sheetUpToDate: boolean;
  readonly sheetVerified: boolean;
}

export type Document = 'position' | 'verified position' | 'scoresheet' | 'verified scoresheet';

export type UnsupervisedRuling =
  | { readonly ruling: 'refused'; readonly why: NoQuickplay; readonly article: string }
  /** The game is over in either case; it is sent to the appointed arbiter, once nothing is missing. */
  | { readonly ruling: 'sent for a ruling'; readonly missing: readonly Document[]; readonly article: string };

/** A claim without an arbiter in the venue (App. D until 2009, G6, III.6): it ends the game. */
export function claimWithoutArbiter(
  situation: QuickplaySituation,
  claim: UnsupervisedClaim,
  edition: EditionName,
): UnsupervisedRuling {
  const article = QUICKPLAY_RULES[edition].withoutArbiter;
  const right = mayInvoke(situation, edition);
  if (!right.may) return { ruling: 'refused', why: right.why, article: right.article };
  const effort = claim.ground === 'makes no effort to win by normal means';
  const wanted: readonly (readonly [Document, boolean])[] = [
    ['position', claim.positionWritten],
    ['verified position', claim.positionVerified],
    ['scoresheet', claim.sheetUpToDate || !effort],
    ['verified scoresheet', claim.sheetVerified || !effort],
  ];
  const missing = wanted.flatMap(([document, there]) => (there ? [] : [document]));
  return { ruling: 'sent for a ruling', missing, article };
}
