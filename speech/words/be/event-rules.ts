/**
 * What the regulations of an event say of a game, in Belarusian: sentences without their full stop, for an article may follow.
 */
import type { Scoring } from '../../../src/laws/acts/arbiter.js';
import type { Supervision } from '../../../src/laws/editions/edition.js';
import type { FastTempo } from '../../../src/laws/editions/supervision.js';
import type { LimitedDraws } from '../../../src/questions/conditions.js';
import { moveCount } from './numbers.js';

export const TOUCH_BINDS = 'Кранутай фігурай трэба хадзіць';

/** By which rules a rapid or blitz game is played. */
export function playedBy(tempo: FastTempo, value: Supervision): string {
  const chess = tempo === 'rapid' ? 'Хуткія шахматы' : 'Бліц';
  return `${chess} паводле ${value === 'adequate' ? 'правіл спаборніцтваў' : 'ўласных правіл'}`;
}

export function agreedDraws(limit: LimitedDraws): string {
  if (limit.limit === 'never') return 'Згаджацца на нічыю нельга';
  return `Згадзіцца на нічыю можна толькі тады, калі кожны гулец зробіць ${moveCount(limit.moves)}`;
}

export function pointsGiven({ win, draw, loss }: Scoring): string {
  return `Ачкі: ${win} за перамогу, ${draw} за нічыю, ${loss} за паразу`;
}
