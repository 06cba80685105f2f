/**
 * A game as the fold of its acts: `judge` is the fold's step. Pure: the same acts give the same game and the same facts.
 * Each kind of act has its judge in a file of its own, read beside the article.
 */
import type { Act } from './acts.js';
import { judgeAdjourn, judgeResume, judgeSeal } from './adjourning.js';
import { judgeArrive, judgeDefault } from './arriving.js';
import { parsePosition, type PositionProblem } from './board.js';
import { setUpClock } from './clock.js';
import { completeConditions, type Conditions } from './conditions.js';
import { judgeAnswer, judgeClaim, judgeOffer } from './drawing.js';
import { EDITIONS } from './editions.js';
import { endingOf } from './ending.js';
import type { Fact } from './facts.js';
import { judgeFlag } from './flags.js';
import { judgeAdjust, judgeTouch } from './handling.js';
import { refuse } from './judging.js';
import { judgeMake, judgeResign } from './making.js';
import { mayNot } from './permission.js';
import { judgePointOut } from './pointing-out.js';
import { judgeQuickplay } from './quickplay-claims.js';
import { judgeSign, judgeWrite } from './recording.js';
import { judgeRestore } from './restoring.js';
import type { Role } from './roles.js';
import { judgeRule } from './ruling.js';
import type { Game, Judgement } from './state.js';
import { judgePress, judgeRestart, judgeSetClock, judgeStart, judgeStop } from './timekeeping.js';

export type { ScoresheetEntry } from './describe.js';
export type { DrawOffer, Game, Judgement } from './state.js';
export { completeMove } from './making.js';
export { plyOf, positionOf } from './state.js';

export type BegunGame =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly problem: PositionProblem };

/** The game before its first act. A position that is already over (mate, stalemate, dead) begins ended. */
export function beginGame(given: Conditions): BegunGame {
  const start = parsePosition(given.start);
  if (!start.ok) return start;
  const conditions = completeConditions(given);
  const edition = EDITIONS[conditions.edition];
  const positions = [start.position];
  const ending = endingOf(positions, edition);
  return {
    ok: true,
    game: {
      conditions,
      edition,
      positions,
      plies: [],
      boards: { white: start.position, black: start.position },
      sheets: { white: [], black: [] },
      hand: { touches: [], adjusting: false },
      own: { white: { recorded: 0, offers: [], due: false }, black: { recorded: 0, offers: [], due: false } },
      arrived: { white: false, black: false },
      offers: [],
      illegal: { white: 0, black: 0 },
      alphabets: {},
      ...(conditions.time && { clock: setUpClock(conditions.time) }),
      ...(ending && { ending }),
    },
  };
}

/** Judges one act. A refused act leaves the game as it was. */
export function judge(game: Game, act: Act): Judgement {
  const refusal = mayNot(game, act);
  return refusal ? refuse(refusal) : judgeAct(game, act);
}

function judgeAct(game: Game, act: Act): Judgement {
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

/** The facts that a role may see and hear. */
export function factsFor(facts: readonly Fact[], role: Role): readonly Fact[] {
  return facts.filter((fact) => fact.audience.includes(role));
}
