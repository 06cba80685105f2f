/**
 * What an arbiter decides where the Laws leave it to him (Art. 11, 12, Guidelines III). The program adds what follows.
 */
import type { Rule } from '../acts/arbiter.js';
import { CONDUCT_RULES } from '../editions/penalties.js';
import { QUICKPLAY_RULES } from '../editions/quickplay.js';
import { isSentForRuling, termsOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import type { Ending, Result } from '../result.js';
import type { Color } from '../squares.js';
import { ruleOnIllegalElsewhere } from './clock-alone.js';
import { isIllegalPosition } from './illegal-move.js';
import { drawnByIllegalPosition } from './illegality.js';
import { bothRefuse, onPenalty } from './penalties.js';
import { drawnBy, onQuickplay } from './quickplay.js';
import { MOST_TIME_GIVEN, addTimeTo } from './timekeeping.js';

export function judgeRule(game: Game, act: Rule): Judgement {
  const { decision, at } = act;
  switch (decision.on) {
    case 'quickplay draw':
    case 'quickplay increment':
      return onQuickplay(game, decision, at);
    case 'time':
      return onTime(game, decision.to, decision.time, at);
    case 'illegal move':
      return ruleOnIllegalElsewhere(game, decision.of, at);
    case 'penalty':
      return onPenalty(game, decision, act);
    case 'result':
      return ended(game, declared(game, decision.result), at);
  }
}

/** Art. 12.5 and the like: whole milliseconds, which the display can bear. */
function onTime(game: Game, to: Color, time: number, at: number): Judgement {
  if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
  const article = game.edition.articles['extra time'];
  if (!game.clock) return refuse({ reason: 'no clock', article });
  if (!Number.isSafeInteger(time) || time === 0 || Math.abs(time) > MOST_TIME_GIVEN)
    return refuse({ reason: 'not a time' });
  const given = addTimeTo(game, at, to, time, article);
  return done(given.game, given.facts);
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
      if (isSentForRuling(game)) return drawnBy(QUICKPLAY_RULES[edition].withoutArbiter);
      const article = isIllegalPosition(game) ? drawnByIllegalPosition(termsOf(game)) : undefined;
      return { result, reason: 'ruling', article: article ?? penalties };
    }
    case '1-0':
    case '0-1': {
      const winner = result === '1-0' ? 'white' : 'black';
      const article = isSentForRuling(game)
        ? QUICKPLAY_RULES[edition].withoutArbiter
        : (offences['persistent refusal'] ?? penalties);
      return { result, reason: 'ruling', article, winner };
    }
  }
}
