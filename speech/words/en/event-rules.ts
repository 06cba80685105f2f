/**
 * What the regulations of an event say of a game, in English: sentences without their full stop, for an article may follow.
 */
import type { Scoring } from '../../../src/laws/acts/arbiter.js';
import type { Supervision } from '../../../src/laws/editions/edition.js';
import type { FastTempo } from '../../../src/laws/editions/supervision.js';
import type { LimitedDraws } from '../../../src/questions/conditions.js';
import { moveCount } from './names.js';

export const TOUCH_BINDS = 'A touched piece must be played';

/** By which rules a rapid or blitz game is played. */
export function playedBy(tempo: FastTempo, value: Supervision): string {
  const chess = tempo === 'rapid' ? 'Rapid chess' : 'Blitz';
  return `${chess} by ${value === 'adequate' ? 'the competition rules' : 'its own rules'}`;
}

export function agreedDraws(limit: LimitedDraws): string {
  if (limit.limit === 'never') return 'No draw by agreement';
  return `No draw by agreement before each player has made ${moveCount(limit.moves)}`;
}

export function pointsGiven({ win, draw, loss }: Scoring): string {
  return `Points: ${win} for a win, ${draw} for a draw, ${loss} for a loss`;
}
