/**
 * Points and agreed scoring (Art. 10; 11 until 2009), the players' conduct (11; 12) and what an arbiter can do about it (12; 13).
 * Times are milliseconds.
 */
import { USUAL_SCORING, type Decision, type Offence, type Penalty, type Rule, type Scoring } from '../acts/arbiter.js';
import type { Position } from '../board/board.js';
import type { Verdict } from '../board/mating-line.js';
import { EDITIONS } from '../editions.js';
import type { EditionName } from '../editions/edition.js';
import { CONDUCT_RULES, type ConductRules } from '../editions/penalties.js';
import type { Fact } from '../facts.js';
import { plyOf, positionOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import type { Refusal } from '../refusals.js';
import { won, type Ending, type Result } from '../result.js';
import { EVERYONE } from '../roles.js';
import { COLORS, opposite, type ByColor, type Color } from '../squares.js';
import { MOST_TIME_GIVEN, addTimeTo } from './timekeeping.js';
import { stillMates, undecidedFacts } from './unless-no-mate.js';

/**
 * Art. 12.9. Points are changed only where there are any: of a finished game. A device, and persistent refusal, lose the game
 * by an article of their own, which may also say what the opponent scores (Art. 11.3.2.2, 11.7).
 */
export function judgePenalty(
  game: Game,
  decision: Extract<Decision, { readonly on: 'penalty' }>,
  { at, verdict }: Pick<Rule, 'at' | 'verdict'>,
): Judgement {
  const { edition, scoring } = game.conditions;
  const { against } = decision;
  const { penalty, article: own, undecided } = byOffence(game, decision, verdict);
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
      if (Math.abs(time) > MOST_TIME_GIVEN)
        return refuse({ reason: 'penalty not given', why: 'not a measure', article });
      const added = addTimeTo(game, at, effect.to, time, article);
      return done(added.game, [penalised, ...added.facts]);
    }
    case 'score':
      if (!game.ending) return refuse({ reason: 'game not over', article });
      return done({ ...game, scores: effect.scores }, [penalised, scored(effect.scores)]);
    case 'lost': {
      const winner = opposite(against);
      const wins = effect.scores[winner] === scoring.win;
      const ending: Ending = wins ? won(winner, 'ruling', article) : { result: '0-0', reason: 'ruling', article };
      const { scores: _, ...rest } = game;
      const told = [penalised, ...undecidedFacts(undecided ? { undecided } : {}, winner, plyOf(game))];
      if (wins || effect.scores[winner] === scoring.loss) return ended(rest, ending, at, told);
      return ended({ ...game, scores: effect.scores }, ending, at, [...told, scored(effect.scores)]);
    }
  }
}

function byOffence(
  game: Game,
  { against, penalty, offence }: Extract<Decision, { readonly on: 'penalty' }>,
  verdict: Verdict | undefined,
): { readonly penalty: Penalty; readonly article?: string; readonly undecided?: true } {
  if (offence === undefined || penalty.kind !== 'game lost') return { penalty };
  const { edition, scoring } = game.conditions;
  const ruling = ruleOnConduct(offence, against, positionOf(game), edition, verdict);
  if (ruling.ruling !== 'lost') return { penalty };
  const { article, opponent } = ruling;
  if (opponent === 'arbiter decides') return { penalty, article };
  return {
    penalty: { ...penalty, opponentScores: opponent === 'wins' ? scoring.win : scoring.draw },
    article,
    ...(ruling.undecided && { undecided: true }),
  };
}

function scored(scores: ByColor<number>): Fact {
  return { type: 'scored', scores, audience: EVERYONE };
}

/** What each player scores by the result; both nothing where both have lost (Art. 11.8). */
export function scoreOf(result: Result, scoring: Scoring = USUAL_SCORING): ByColor<number> {
  switch (result) {
    case '1-0':
      return { white: scoring.win, black: scoring.loss };
    case '0-1':
      return { white: scoring.loss, black: scoring.win };
    case '1/2-1/2':
      return { white: scoring.draw, black: scoring.draw };
    case '0-0':
      return { white: scoring.loss, black: scoring.loss };
  }
}

type ScoreRuling =
  | { readonly may: true; readonly article: string }
  | { readonly may: false; readonly why: 'not a usual score' | 'more than the game gives'; readonly article: string };

/**
 * Whether these points can be given for one game (Art. 10.2): each is a usual one, so ¾ to ¼ is not, and together they do not
 * exceed what a game gives. Editions without such an article leave it to the arbiter.
 */
export function mayScore(scores: ByColor<number>, edition: EditionName, scoring: Scoring = USUAL_SCORING): ScoreRuling {
  const { points, total } = CONDUCT_RULES[edition];
  if (total === undefined) return { may: true, article: points };
  const usual: readonly number[] = [scoring.win, scoring.draw, scoring.loss];
  if (COLORS.some((color) => !usual.includes(scores[color]))) {
    return { may: false, why: 'not a usual score', article: total };
  }
  const most = Math.max(scoring.win + scoring.loss, 2 * scoring.draw);
  if (scores.white + scores.black > most) return { may: false, why: 'more than the game gives', article: total };
  return { may: true, article: total };
}

/** The penalties an arbiter can give, in the order of the article, each with its letter or number (Art. 12.9). */
export function penaltiesOf(edition: EditionName): ConductRules['penalties'] {
  return CONDUCT_RULES[edition].penalties;
}

type PenaltyRuling =
  | {
      readonly given: true;
      readonly article: string;
      readonly effect:
        | { readonly effect: 'recorded' }
        /** As the act `add time` does it; below zero it is taken. */
        | { readonly effect: 'time'; readonly to: Color; readonly time: number }
        /** What the players then score. */
        | { readonly effect: 'score'; readonly scores: ByColor<number> }
        | { readonly effect: 'lost'; readonly loser: Color; readonly scores: ByColor<number> };
    }
  | {
      readonly given: false;
      readonly why: Extract<Refusal, { readonly reason: 'penalty not given' }>['why'];
      readonly article: string;
    };

/** What a penalty does. `scores` are the points as they stand by the result; in an unfinished game both are the loss's. */
export function penalise(
  offender: Color,
  penalty: Penalty,
  scores: ByColor<number>,
  edition: EditionName,
  scoring: Scoring = USUAL_SCORING,
): PenaltyRuling {
  const article = CONDUCT_RULES[edition].penalties.find(({ kind }) => kind === penalty.kind)?.article;
  if (article === undefined) {
    return { given: false, why: 'not in this edition', article: EDITIONS[edition].articles.penalties };
  }
  const opponent = opposite(offender);
  switch (penalty.kind) {
    case 'warning':
    case 'expulsion':
      return { given: true, article, effect: { effect: 'recorded' } };
    case 'fine':
      if (!penalty.announced) return { given: false, why: 'fine not announced', article };
      return { given: true, article, effect: { effect: 'recorded' } };
    case 'rounds':
      if (!Number.isInteger(penalty.rounds) || penalty.rounds < 1)
        return { given: false, why: 'not a measure', article };
      return { given: true, article, effect: { effect: 'recorded' } };
    case 'time to the opponent':
    case 'time taken': {
      if (!(Number.isSafeInteger(penalty.time) && penalty.time > 0))
        return { given: false, why: 'not a measure', article };
      const taken = penalty.kind === 'time taken';
      const time = taken ? -penalty.time : penalty.time;
      return { given: true, article, effect: { effect: 'time', to: taken ? offender : opponent, time } };
    }
    case 'points to the opponent':
      return scored({ ...scores, [opponent]: scoring.win }, 'score');
    case 'points taken': {
      const left = scores[offender] - penalty.points;
      if (!(penalty.points > 0) || left < scoring.loss) return { given: false, why: 'not a measure', article };
      return scored({ ...scores, [offender]: left }, 'score');
    }
    case 'game lost':
      return scored({ ...scores, [offender]: scoring.loss, [opponent]: penalty.opponentScores }, 'lost');
  }

  function scored(after: ByColor<number>, effect: 'score' | 'lost'): PenaltyRuling {
    const ruling = mayScore(after, edition, scoring);
    if (!ruling.may) return { given: false, why: ruling.why, article: ruling.article };
    const given = { given: true, article: article ?? '' } as const;
    return effect === 'score'
      ? { ...given, effect: { effect, scores: after } }
      : { ...given, effect: { effect, loser: offender, scores: after } };
  }
}

type ConductRuling =
  /** The arbiter chooses among the penalties of this article. */
  | { readonly ruling: 'penalty'; readonly article: string; readonly penaltiesBy: string }
  | {
      readonly ruling: 'lost';
      readonly article: string;
      readonly opponent: 'arbiter decides' | 'wins' | 'draws';
      /** Nobody could say whether the opponent could still mate. */
      readonly undecided?: true;
    }
  /** The edition does not speak of it by itself; the arbiter judges by what is nearest (Preface). */
  | { readonly ruling: 'arbiter decides' };

/**
 * What follows from an offence: a device and persistent refusal lose the game, anything else is the arbiter's to punish.
 * `position` is that on the board: until 2009 a device only draws when the opponent cannot mate, of which `verdict` is what was decided.
 */
export function ruleOnConduct(
  offence: Offence,
  offender: Color,
  position: Position,
  edition: EditionName,
  verdict?: Verdict,
): ConductRuling {
  const { offences, device } = CONDUCT_RULES[edition];
  const article = offences[offence];
  if (article === undefined) return { ruling: 'arbiter decides' };
  if (offence === 'persistent refusal') return { ruling: 'lost', article, opponent: 'arbiter decides' };
  if (offence === 'device') {
    const lost = { ruling: 'lost', article: device.article } as const;
    if (device.opponent !== 'wins if he can') return { ...lost, opponent: device.opponent };
    const mates = stillMates(position, opposite(offender), verdict);
    if (mates === 'cannot') return { ...lost, opponent: 'draws' };
    return { ...lost, opponent: 'wins', ...(mates === 'undecided' && { undecided: true }) };
  }
  return { ruling: 'penalty', article, penaltiesBy: EDITIONS[edition].articles.penalties };
}

/** Art. 11.8: both refuse persistently, and both have lost. */
export function bothRefuse(edition: EditionName): { readonly result: Result; readonly article: string } {
  return { result: '0-0', article: CONDUCT_RULES[edition].bothRefuse };
}
