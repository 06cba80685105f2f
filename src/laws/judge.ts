/**
 * `judge`: one act in a game. Each kind of act, and of what an arbiter decides, has its judge in a file of its own, read beside the article.
 */
import type { Act } from './acts.js';
import type { Rule } from './acts/arbiter.js';
import type { BlindAct } from './acts/blind.js';
import type { Game } from './game.js';
import { refuse, type Judgement } from './judgement.js';
import { whyNotPermitted } from './permission.js';
import { judgeAdjourn, judgeSeal } from './rules/adjournment.js';
import { judgeArrive, judgeDefault } from './rules/arrival.js';
import { isBlindAct, judgeAtBoards, judgeBlind } from './rules/blind/blind.js';
import { judgeIllegalElsewhere } from './rules/clock-alone.js';
import { judgeDeclaredResult } from './rules/declared-result.js';
import { judgeClaim } from './rules/draw-claim.js';
import { judgeAnswer, judgeOffer } from './rules/draw-offer.js';
import { judgeResign } from './rules/ending.js';
import { judgeFlag } from './rules/flag.js';
import { judgePointOut } from './rules/irregularity.js';
import { judgeMake } from './rules/make.js';
import { judgePenalty } from './rules/penalties.js';
import { judgeQuickplay, judgeQuickplayRuling } from './rules/quickplay.js';
import { judgeSign, judgeWrite } from './rules/recording.js';
import { judgeRestore } from './rules/restore.js';
import { judgeResume } from './rules/resumption.js';
import { judgePress, judgeRestart, judgeSetClock, judgeStart, judgeStop, judgeTimeGiven } from './rules/timekeeping.js';
import { judgeAdjust, judgeTouch } from './rules/touch.js';
import { judgeChargeTime, judgeUnwatched } from './rules/unwatched-time.js';

/** Judges one act. A refused act leaves the game as it was. */
export function judge(game: Game, act: Act): Judgement {
  const refusal = whyNotPermitted(game, act);
  if (refusal) return refuse(refusal);
  return isBlindAct(act) ? judgeBlind(game, act) : (judgeAtBoards(game, act) ?? judgeAct(game, act));
}

function judgeAct(game: Game, act: Exclude<Act, BlindAct>): Judgement {
  switch (act.type) {
    case 'adjust':
      return judgeAdjust(game, act);
    case 'touch':
      return judgeTouch(game, act);
    case 'make':
      return judgeMake(game, act);
    case 'press':
      return judgePress(game, act);
    case 'start':
      return judgeStart(game, act);
    case 'stop':
      return judgeStop(game, act);
    case 'restart':
      return judgeRestart(game, act);
    case 'set clock':
      return judgeSetClock(game, act);
    case 'flag':
      return judgeFlag(game, act);
    case 'unwatched':
      return judgeUnwatched(game, act);
    case 'charge time':
      return judgeChargeTime(game, act);
    case 'arrive':
      return judgeArrive(game, act);
    case 'default':
      return judgeDefault(game, act);
    case 'offer':
      return judgeOffer(game, act);
    case 'accept':
    case 'reject':
      return judgeAnswer(game, act);
    case 'claim':
      return judgeClaim(game, act);
    case 'claim quickplay':
      return judgeQuickplay(game, act);
    case 'resign':
      return judgeResign(game, act);
    case 'point out':
      return judgePointOut(game, act);
    case 'write':
      return judgeWrite(game, act);
    case 'sign':
      return judgeSign(game, act);
    case 'rule':
      return judgeRule(game, act);
    case 'adjourn':
      return judgeAdjourn(game, act);
    case 'seal':
      return judgeSeal(game, act);
    case 'resume':
      return judgeResume(game, act);
    case 'restore':
      return judgeRestore(game, act);
  }
}

/** What an arbiter decides where the Laws leave it to him (Art. 11, 12, Guidelines III). */
function judgeRule(game: Game, act: Rule): Judgement {
  const { decision, at } = act;
  switch (decision.on) {
    case 'quickplay draw':
    case 'quickplay increment':
      return judgeQuickplayRuling(game, decision, at);
    case 'time':
      return judgeTimeGiven(game, decision, at);
    case 'illegal move':
      return judgeIllegalElsewhere(game, decision.of, at);
    case 'penalty':
      return judgePenalty(game, decision, act);
    case 'result':
      return judgeDeclaredResult(game, decision.result, at);
  }
}
