/**
 * The acts of a game by the rules for visually disabled players (App. D; E in 2009, F in 2005), each beside its article.
 */
import type { Act } from '../../acts.js';
import { BLIND_ACTS, type BlindAct } from '../../acts/blind.js';
import type { TouchPiece } from '../../acts/move.js';
import { BLIND_RULES } from '../../editions/blind.js';
import type { Fact } from '../../facts.js';
import type { Game } from '../../game.js';
import { done, refuse, type Judgement } from '../../judgement.js';
import { sideOf } from '../../roles.js';
import { judgeTouch } from '../touch.js';
import { judgeAnnounce, judgeExecute, judgeRepeat } from './announcement.js';
import { judgeAsk, judgeTell } from './assistant.js';
import { judgeCompare, judgeMend } from './comparison.js';
import { judgePlace, judgePressAtBoards, judgePutBack, judgeTakeOff } from './make.js';
import { judgeWriteAtBoards } from './recording.js';
import { isBlindGame, whoSees, type BlindGame } from './steps.js';

/** What is done only by these rules. */
export function judgeBlind(game: Game, act: BlindAct): Judgement {
  if (isBlindGame(game)) return seen(game, act, judgeStep(game, act));
  return refuse({ reason: 'rules not used', article: BLIND_RULES[game.conditions.edition].announcing });
}

/** What these rules judge otherwise than any other game; absent where they do not. */
export function judgeAtBoards(game: Game, act: Exclude<Act, BlindAct>): Judgement | undefined {
  if (!isBlindGame(game)) return undefined;
  switch (act.type) {
    case 'make':
      return seen(game, act, judgePlace(game, act));
    case 'touch':
      return seen(game, act, judgeFelt(game, act));
    case 'press':
      return judgePressAtBoards(game, act);
    case 'write':
      return judgeWriteAtBoards(game, act);
    default:
      return undefined;
  }
}

function judgeStep(game: BlindGame, act: BlindAct): Judgement {
  switch (act.type) {
    case 'take off':
      return judgeTakeOff(game, act);
    case 'put back':
      return judgePutBack(game, act);
    case 'announce':
      return judgeAnnounce(game, act);
    case 'repeat':
      return judgeRepeat(game, act);
    case 'execute':
      return judgeExecute(game, act);
    case 'compare boards':
      return judgeCompare(game, act);
    case 'mend board':
      return judgeMend(game, act);
    case 'ask':
      return judgeAsk(game, act);
    case 'tell':
      return judgeTell(game, act);
  }
}

/** D.2.2: to feel the pieces is no touch, where they stay in their apertures; for a sighted player it is one (D.2.5). */
function judgeFelt(game: BlindGame, act: TouchPiece): Judgement {
  const side = sideOf(act.by);
  const feels = act.lifted === false && side !== undefined && game.conditions.blind.disabled[side];
  return feels ? done(game, []) : judgeTouch(game, act);
}

/** What was done on a board of his own a visually disabled opponent does not see: he hears it announced (D.2.1). */
function seen(game: BlindGame, act: Act, judged: Judgement): Judgement {
  if (judged.type === 'refused') return judged;
  const moved = judged.facts.find((fact) => fact.type === 'moved');
  const by = moved?.by ?? sideOf(act.by);
  if (by === undefined) return judged;
  const audience = whoSees(game, by);
  const hidden = (fact: Fact): Fact => (OF_THE_BOARD[fact.type] ? { ...fact, audience } : fact);
  return { ...judged, facts: judged.facts.map(hidden) };
}

const OF_THE_BOARD: Readonly<Partial<Record<Fact['type'], true>>> = { moved: true, captured: true, touched: true };

const BLIND: ReadonlySet<string> = new Set(BLIND_ACTS.map(({ entries }) => entries.type.literal));

export function isBlindAct(act: Act): act is BlindAct {
  return BLIND.has(act.type);
}
