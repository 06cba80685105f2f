/**
 * The press waits for the move (App. D.2.4).
 */
import type { Press } from '../acts.js';
import { BLIND_RULES } from '../editions/blind-rules.js';
import { done, refuse } from '../judging.js';
import { sideOf } from '../roles.js';
import { positionOf, type Judgement } from '../state.js';
import { judgePress, uncompleted } from '../timekeeping.js';
import { undone } from './placing.js';
import { lastOf, missingOf, nowOf, type BlindGame } from './steps.js';

/** D.2.4: a visually disabled player starts his opponent's clock only when his move is made. A call left out is heard (D.2.1). */
export function judgePressAtBoards(game: BlindGame, act: Press): Judgement {
  const judged = judgePress(game, act);
  const side = sideOf(act.by);
  if (judged.type === 'refused' || side === undefined || game.clock?.now.phase === 'waiting') return judged;
  const { disabled } = game.conditions.blind;
  if (uncompleted(game, side) > 0) {
    const silent = !disabled[side] && lastOf(game).called === undefined;
    return silent ? done(judged.game, [...judged.facts, undone(game, side, 'announcing')]) : judged;
  }
  if (!disabled[side]) return judged;
  const { clockStarted: article } = BLIND_RULES[game.conditions.edition];
  const missing = positionOf(game).turn === side ? (missingOf(nowOf(game)) ?? 'placing') : 'placing';
  return refuse({ reason: 'move not made', missing, article });
}
