/**
 * Quickplay finishes: Art. 10 (and App. D without an arbiter) until 2009, App. G in 2014, Guidelines III since. Whether an opponent can win by
 * normal means, or tries to, is for an arbiter to judge; this file says what may be asked, and what follows from his judgement.
 *
 * An arbiter decides: the clocks stop and what was asked pends until he rules. Where none is there, nobody can grant an increment, and a claim
 * concludes the game (III.6): it stands as it is, nothing runs or is played any more, and the claim pends until the arbiter it is sent to has
 * ruled. The program gives no result of its own.
 */
import type { Decision } from '../acts/arbiter.js';
import type { ClaimQuickplay, NoQuickplay, QuickplayDecided, QuickplayPending } from '../acts/quickplay.js';
import { clockAt, giveWithEachMove, stopClock, type Clock } from '../clock/clock.js';
import { isLastPeriod } from '../clock/side.js';
import { extraTime } from '../clock/time-control.js';
import { EDITIONS } from '../editions.js';
import type { EditionName, Supervision, Tempo } from '../editions/edition.js';
import { QUICKPLAY_RULES } from '../editions/quickplay.js';
import type { Fact } from '../facts.js';
import { isSentForRuling, plyOf, positionOf, termsOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { drawn, type Ending } from '../result.js';
import { EVERYONE, sideOf } from '../roles.js';
import { opposite, type Color } from '../squares.js';
import { withOffer } from './draw-offer.js';
import { addTimeTo, stopClocks, stoppedFacts } from './timekeeping.js';

export function judgeQuickplay(game: Game, act: ClaimQuickplay): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const { edition, arbiter } = game.conditions;
  const rules = QUICKPLAY_RULES[edition];
  const asked = act.asks === 'increment' ? rules.request : rules.claim;
  if (!game.clock) return refuse({ reason: 'no clock', article: asked });
  if (game.quickplay && !game.quickplay.postponed) return refuse({ reason: 'claim pending', article: asked });
  // An increment needs an arbiter who agrees, and the edition to know of it.
  const unknown = game.edition.quickplay.value.increment === null || !arbiter;
  if (act.asks === 'increment' && unknown) {
    return refuse({ reason: 'no quickplay', why: 'no such request', article: asked });
  }
  const right = mayInvoke(situationOf(game, game.clock, by, act.at), edition);
  if (!right.may) {
    const article = right.article === rules.claim ? asked : right.article;
    return refuse({ reason: 'no quickplay', why: right.why, article });
  }

  const pending: Game = { ...game, quickplay: { by, asks: act.asks, ply: plyOf(game), postponed: false } };
  if (!arbiter) {
    const { withoutArbiter } = rules;
    const { offer: _, ...concluded } = pending;
    return done({ ...concluded, clock: stopClock(game.clock, act.at) }, [claimed(act.asks, by, withoutArbiter)]);
  }
  // The request offers a draw by itself (III.4); a claim did so until 2009 (Art. 9.1).
  const isOffer = (act.asks === 'increment' || rules.claimIsOffer !== undefined) && !game.offer;
  const stopped = stopClocks(pending, act.at);
  return done(isOffer ? withOffer(stopped, by) : stopped, [
    claimed(act.asks, by, asked),
    ...stoppedFacts(game, act.by),
    ...(isOffer ? [{ type: 'draw offered', by, audience: EVERYONE } as const] : []),
  ]);
}

function situationOf(game: Game, clock: Clock, by: Color, at: number): QuickplaySituation {
  const { tempo, supervision } = termsOf(game);
  const face = clockAt(clock, at)[by];
  return {
    tempo,
    supervision,
    by,
    turn: positionOf(game).turn,
    left: face.flag ? 0 : face.time,
    increment: extraTime(face.extra),
    lastPeriod: isLastPeriod(clock.sides[by]),
    announced: game.conditions.quickplay,
  };
}

function claimed(asks: ClaimQuickplay['asks'], by: Color, article: string): Fact {
  return { type: 'quickplay claimed', by, asks, article, audience: EVERYONE };
}

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

type QuickplayRight =
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

type RequestRuling =
  | { readonly ruling: 'goes on'; readonly article: string }
  /** With every move this much is added to both clocks from now on; the opponent's gets this much once. */
  | {
      readonly ruling: 'granted';
      readonly increment: number;
      readonly opponent: Color;
      readonly opponentGets: number;
      readonly article: string;
    };

/** What follows from the arbiter's decision on a request that could be made, and was no draw. */
function decideRequest(by: Color, arbiterAgrees: boolean, edition: EditionName): RequestRuling {
  const { request } = QUICKPLAY_RULES[edition];
  const { increment, opponentGets } = EDITIONS[edition].quickplay.value;
  if (!arbiterAgrees || increment === null) return { ruling: 'goes on', article: request };
  return { ruling: 'granted', increment, opponent: opposite(by), opponentGets, article: request };
}

type QuickplayClaimRuling =
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

type ArbiterDecides =
  | { readonly decision: 'draw' }
  /** "may be awarded two extra minutes" */
  | { readonly decision: 'postpone'; readonly awardTime: boolean }
  | { readonly decision: 'reject' };

/** What follows from the arbiter's decision on a claim that could be made. */
function decideQuickplay(by: Color, arbiter: ArbiterDecides, edition: EditionName): QuickplayClaimRuling {
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
function decidePostponed(
  arbiterAgrees: boolean,
  edition: EditionName,
): { readonly drawn: boolean; readonly article: string } {
  return { drawn: arbiterAgrees, article: QUICKPLAY_RULES[edition].postponed };
}

type OnQuickplay = Extract<Decision, { readonly on: 'quickplay draw' | 'quickplay increment' }>;

export function judgeQuickplayRuling(game: Game, decision: OnQuickplay, at: number): Judgement {
  const pending = game.quickplay;
  const asks = decision.on === 'quickplay draw' ? 'draw' : 'increment';
  if (pending?.asks !== asks) return refuse({ reason: 'no claim pending' });
  if (decision.on === 'quickplay increment') return onIncrement(game, pending, decision.agrees, at);
  if (isSentForRuling(game)) return onConcluded(game, pending, decision.decision, at);
  const { edition } = game.conditions;
  const { by } = pending;
  if (pending.postponed && decision.decision !== 'postpone') {
    const later = decidePostponed(decision.decision === 'draw', edition);
    if (later.drawn) return ended(game, drawnBy(later.article), at);
    return done(withoutPending(game), [decided(by, 'rejected', later.article)]);
  }
  // After the flag it can only be decided.
  if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
  const ruling = decideQuickplay(by, decision, edition);
  if (ruling.ruling === 'drawn') return ended(game, drawnBy(ruling.article), at);
  const next: Game =
    ruling.ruling === 'postponed' ? { ...game, quickplay: { ...pending, postponed: true } } : withoutPending(game);
  const given = addTimeTo(next, at, ruling.opponent, ruling.opponentGets, ruling.article);
  return done(given.game, [decided(by, ruling.ruling, ruling.article), ...given.facts]);
}

/** III.6: the game is concluded already. Drawn, or told that it is not; the result is then the arbiter's to declare. */
function onConcluded(
  game: Game,
  { by }: QuickplayPending,
  decision: 'draw' | 'reject' | 'postpone',
  at: number,
): Judgement {
  const article = QUICKPLAY_RULES[game.conditions.edition].withoutArbiter;
  if (decision === 'draw') return ended(game, drawnBy(article), at);
  if (decision === 'postpone') return refuse({ reason: 'claim pending', article });
  return done(game, [decided(by, 'rejected', article)]);
}

/** III.4: first the opponent answers the offer that the request is. */
function onIncrement(game: Game, { by }: QuickplayPending, agrees: boolean, at: number): Judgement {
  if (agrees && game.offer?.by === by) return refuse({ reason: 'offer stands', by });
  const ruling = decideRequest(by, agrees, game.conditions.edition);
  const { article } = ruling;
  const next = withoutPending(game);
  if (ruling.ruling === 'goes on' || !next.clock) return done(next, [decided(by, 'no increment', article)]);
  const { increment } = ruling;
  const running: Game = { ...next, clock: giveWithEachMove(next.clock, at, increment) };
  const given = addTimeTo(running, at, ruling.opponent, ruling.opponentGets, article);
  return done(given.game, [{ ...decided(by, 'increment', article), increment }, ...given.facts]);
}

function withoutPending(game: Game): Game {
  const { quickplay: _, ...rest } = game;
  return rest;
}

export function drawnBy(article: string): Ending {
  return drawn('quickplay finish', article);
}

function decided(by: Color, decision: QuickplayDecided['decision'], article: string): QuickplayDecided {
  return { type: 'quickplay decided', by, decision, article, audience: EVERYONE };
}
