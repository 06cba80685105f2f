/**
 * What the regulations of an event say of a game, in Macedonian: sentences without their full stop, for an article may follow.
 */
import type { Scoring } from '../../../src/laws/acts/arbiter.js';
import type { Supervision } from '../../../src/laws/editions/edition.js';
import type { FastTempo } from '../../../src/laws/editions/supervision.js';
import type { LimitedDraws } from '../../../src/questions/conditions.js';
import { MOVE, count } from './numbers.js';

export const TOUCH_BINDS = 'Со допрена фигура мора да се игра';

/** By which rules a rapid or blitz game is played. */
export function playedBy(tempo: FastTempo, value: Supervision): string {
  const chess = tempo === 'rapid' ? 'Забрзан шах' : 'Брзопотезен шах';
  return `${chess} според ${value === 'adequate' ? 'правилата за натпреварување' : 'своите правила'}`;
}

export function agreedDraws(limit: LimitedDraws): string {
  if (limit.limit === 'never') return 'Договор за реми не е дозволен';
  return `Договор за реми е дозволен дури откако секој играч ќе одигра ${count(limit.moves, MOVE)}`;
}

export function pointsGiven({ win, draw, loss }: Scoring): string {
  return `Поени: ${win} за победа, ${draw} за реми, ${loss} за пораз`;
}
