/**
 * `judge`: one act in a game. Each kind of act has its judge in a file of its own, read beside the article.
 */
import type { Act, BlindAct } from './acts.js';
import { judgeAdjourn, judgeResume, judgeSeal } from './adjourning.js';
import { judgeChargeTime, judgeUnwatched } from './unwatched.js';
import { judgeArrive, judgeDefault } from './arriving.js';
import { isBlindAct, judgeAtBoards, judgeBlind } from './blind.js';
import { judgeAnswer, judgeClaim, judgeOffer } from './drawing.js';
import { judgeFlag } from './flags.js';
import { judgeAdjust, judgeTouch } from './handling.js';
import { refuse } from './judging.js';
import { judgeMake, judgeResign } from './making.js';
import { mayNot } from './permission.js';
import { judgePointOut } from './pointing-out.js';
import { judgeQuickplay } from './quickplay-claims.js';
import { judgeSign, judgeWrite } from './recording.js';
import { judgeRestore } from './restoring.js';
import { judgeRule } from './ruling.js';
import type { Game, Judgement } from './state.js';
import { judgePress, judgeRestart, judgeSetClock, judgeStart, judgeStop } from './timekeeping.js';

/** Judges one act. A refused act leaves the game as it was. */
export function judge(game: Game, act: Act): Judgement {
  const refusal = mayNot(game, act);
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
