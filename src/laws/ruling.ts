/**
 * What an arbiter decides where the Laws leave it to him (Art. 11, 12, Guidelines III). The program adds what follows.
 */
import type { Decision, Rule } from './acts.js';
import { giveWithEachMove } from './clock.js';
import { ruleOnIllegalElsewhere } from './clock-alone.js';
import { bothRefuse, penalise, ruleOnConduct, scoreOf, type Offence } from './conduct.js';
import type { Penalty } from './penalty.js';
import { CONDUCT_RULES } from './editions/conduct-rules.js';
import { QUICKPLAY_RULES } from './editions/quickplay-rules.js';
import type { Fact, QuickplayDecided } from './facts.js';
import { wonBy, type Ending, type Result } from './result.js';
import { drawnByIllegalPosition } from './irregularity.js';
import { done, ended, refuse } from './judging.js';
import { decidePostponed, decideQuickplay, decideRequest } from './quickplay.js';
import { EVERYONE } from './roles.js';
import { opposite, type ByColor, type Color } from './squares.js';
import { positionOf, type Game, type Judgement, type QuickplayPending } from './state.js';
import { isConcluded, isIllegalPosition, termsOf } from './terms.js';
import { addTimeTo } from './timekeeping.js';

export function judgeRule(game: Game, { decision, at }: Rule): Judgement {
  switch (decision.on) {
    case 'quickplay draw':
    case 'quickplay increment':
      return onQuickplay(game, decision, at);
    case 'time':
      return onTime(game, decision.to, decision.time, at);
    case 'illegal move':
      return ruleOnIllegalElsewhere(game, decision.of, at);
    case 'penalty':
      return onPenalty(game, decision.against, decision.penalty, decision.offence, at);
    case 'result':
      return ended(game, declared(game, decision.result), at);
  }
}

type OnQuickplay = Extract<Decision, { readonly on: 'quickplay draw' | 'quickplay increment' }>;

function onQuickplay(game: Game, decision: OnQuickplay, at: number): Judgement {
  const pending = game.quickplay;
  const asks = decision.on === 'quickplay draw' ? 'draw' : 'increment';
  if (pending?.asks !== asks) return refuse({ reason: 'no claim pending' });
  if (decision.on === 'quickplay increment') return onIncrement(game, pending, decision.agrees, at);
  if (isConcluded(game)) return onConcluded(game, pending, decision.decision, at);
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

/** Art. 12.5 and the like: whole milliseconds, which the display can bear. */
function onTime(game: Game, to: Color, time: number, at: number): Judgement {
  if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
  const article = game.edition.articles['extra time'];
  if (!game.clock) return refuse({ reason: 'no clock', article });
  if (!Number.isSafeInteger(time) || time === 0 || Math.abs(time) > LONGEST) return refuse({ reason: 'not a time' });
  const given = addTimeTo(game, at, to, time, article);
  return done(given.game, given.facts);
}

/** A hundred hours: no game of chess is given more at once. */
const LONGEST = 100 * 60 * 60 * 1000;

/**
 * Art. 12.9. Points are changed only where there are any: of a finished game. A device, and persistent refusal, lose the game
 * by an article of their own, which may also say what the opponent scores (Art. 11.3.2.2, 11.7).
 */
function onPenalty(game: Game, against: Color, given: Penalty, offence: Offence | undefined, at: number): Judgement {
  const { edition, scoring } = game.conditions;
  const { penalty, article: own } = byOffence(game, against, given, offence);
  const none: ByColor<number> = { white: scoring.loss, black: scoring.loss };
  const scores = game.scores ?? (game.ending ? scoreOf(game.ending.result, scoring) : none);
  const ruling = penalise(against, penalty, scores, edition, scoring);
  if (!ruling.given) return refuse({ reason: 'penalty not given', why: ruling.why, article: ruling.article });
  const { effect } = ruling;
  const article = own ?? ruling.article;
  const penalised: Fact = { type: 'penalised', against, penalty, article, audience: EVERYONE };
  switch (effect.effect) {
    case 'recorded':
      return done(game, [penalised]);
    case 'time': {
      const { time } = effect;
      if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
      if (!game.clock) return refuse({ reason: 'no clock', article });
      if (Math.abs(time) > LONGEST) return refuse({ reason: 'penalty not given', why: 'not a measure', article });
      const added = addTimeTo(game, at, effect.to, time, article);
      return done(added.game, [penalised, ...added.facts]);
    }
    case 'score':
      if (!game.ending) return refuse({ reason: 'game not over', article });
      return done({ ...game, scores: effect.scores }, [penalised, scored(effect.scores)]);
    case 'lost': {
      const winner = opposite(against);
      const wins = effect.scores[winner] === scoring.win;
      const ending: Ending = wins
        ? { result: wonBy(winner), reason: 'ruling', article, winner }
        : { result: '0-0', reason: 'ruling', article };
      const { scores: _, ...rest } = game;
      if (wins || effect.scores[winner] === scoring.loss) return ended(rest, ending, at, [penalised]);
      return ended({ ...game, scores: effect.scores }, ending, at, [penalised, scored(effect.scores)]);
    }
  }
}

function byOffence(
  game: Game,
  against: Color,
  penalty: Penalty,
  offence: Offence | undefined,
): { readonly penalty: Penalty; readonly article?: string } {
  if (offence === undefined || penalty.kind !== 'game lost') return { penalty };
  const { edition, scoring } = game.conditions;
  const ruling = ruleOnConduct(offence, against, positionOf(game), edition);
  if (ruling.ruling !== 'lost') return { penalty };
  const { article, opponent } = ruling;
  if (opponent === 'arbiter decides') return { penalty, article };
  return { penalty: { ...penalty, opponentScores: opponent === 'wins' ? scoring.win : scoring.draw }, article };
}

/** The article by which an arbiter declares a result: both refuse, one does, or a position that no play can put right. */
function declared(game: Game, result: Result): Ending {
  const { edition } = game.conditions;
  const { offences } = CONDUCT_RULES[edition];
  const { penalties } = game.edition.articles;
  switch (result) {
    case '0-0':
      return { result, reason: 'ruling', article: bothRefuse(edition).article };
    case '1/2-1/2': {
      if (isConcluded(game)) return drawnBy(QUICKPLAY_RULES[edition].withoutArbiter);
      const article = isIllegalPosition(game) ? drawnByIllegalPosition(termsOf(game)) : undefined;
      return { result, reason: 'ruling', article: article ?? penalties };
    }
    case '1-0':
    case '0-1': {
      const winner = result === '1-0' ? 'white' : 'black';
      const article = isConcluded(game)
        ? QUICKPLAY_RULES[edition].withoutArbiter
        : (offences['persistent refusal'] ?? penalties);
      return { result, reason: 'ruling', article, winner };
    }
  }
}

function withoutPending(game: Game): Game {
  const { quickplay: _, ...rest } = game;
  return rest;
}

function drawnBy(article: string): Ending {
  return { result: '1/2-1/2', reason: 'quickplay finish', article };
}

function decided(by: Color, decision: QuickplayDecided['decision'], article: string): QuickplayDecided {
  return { type: 'quickplay decided', by, decision, article, audience: EVERYONE };
}

function scored(scores: ByColor<number>): Fact {
  return { type: 'scored', scores, audience: EVERYONE };
}
