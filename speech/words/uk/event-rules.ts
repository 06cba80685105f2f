/**
 * What the regulations of an event say of a game, in Ukrainian: sentences without their full stop, for an article may follow.
 */
import type { Scoring } from '../../../src/laws/acts/arbiter.js';
import type { Supervision } from '../../../src/laws/editions/edition.js';
import type { FastTempo } from '../../../src/laws/editions/supervision.js';
import type { LimitedDraws } from '../../../src/questions/conditions.js';
import { moveCount } from './counting.js';

export const TOUCH_BINDS = 'Торкнутою фігурою треба ходити';

/** By which rules a rapid or blitz game is played. */
export function playedBy(tempo: FastTempo, value: Supervision): string {
  const chess = tempo === 'rapid' ? 'Швидкі шахи' : 'Бліц';
  return `${chess} за ${value === 'adequate' ? 'правилами змагань' : 'власними правилами'}`;
}

export function agreedDraws(limit: LimitedDraws): string {
  if (limit.limit === 'never') return 'Погоджуватися на нічию не можна';
  return `Погодитися на нічию можна лише тоді, коли кожен гравець зробить ${moveCount(limit.moves)}`;
}

export function pointsGiven({ win, draw, loss }: Scoring): string {
  return `Очки: ${win} за перемогу, ${draw} за нічию, ${loss} за поразку`;
}
