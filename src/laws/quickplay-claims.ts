/**
 * Asking and claiming in a quickplay finish (Art. 10 until 2009, App. G in 2014, Guidelines III since).
 *
 * An arbiter decides: the clocks stop and what was asked pends until he rules (see ruling.ts). Where none is there, nobody can
 * grant an increment, and a claim concludes the game (III.6): it stands as it is, nothing runs or is played any more, and the
 * claim pends until the arbiter it is sent to has ruled. The program gives no result of its own.
 */
import type { ClaimQuickplay } from './acts.js';
import { clockAt, isLastPeriod, stopClock, type Clock } from './clock.js';
import { extraTime } from './clock/control.js';
import { withOffer } from './drawing.js';
import { QUICKPLAY_RULES } from './editions/quickplay-rules.js';
import type { Fact } from './facts.js';
import { done, refuse } from './judging.js';
import { mayInvoke, type QuickplaySituation } from './quickplay.js';
import { EVERYONE, sideOf } from './roles.js';
import type { Color } from './squares.js';
import { plyOf, positionOf, type Game, type Judgement } from './state.js';
import { termsOf } from './terms.js';
import { stopClocks } from './timekeeping.js';

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
    ...(game.clock.now.phase === 'running'
      ? [{ type: 'clocks stopped', by: act.by, audience: EVERYONE } as const]
      : []),
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
