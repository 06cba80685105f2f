/**
 * What the regulations of an event say of a game, in German: sentences without their full stop, for an article may follow.
 */
import type { Scoring } from '../../../src/laws/acts/arbiter.js';
import type { Supervision } from '../../../src/laws/editions/edition.js';
import type { FastTempo } from '../../../src/laws/editions/supervision.js';
import type { LimitedDraws } from '../../../src/questions/conditions.js';
import { moveCount } from './counting.js';

export const TOUCH_BINDS = 'Eine berührte Figur muss gezogen werden';

/** By which rules a rapid or blitz game is played. */
export function playedBy(tempo: FastTempo, value: Supervision): string {
  const chess = tempo === 'rapid' ? 'Schnellschach' : 'Blitzschach';
  return `${chess} nach ${value === 'adequate' ? 'den Wettkampfregeln' : 'seinen eigenen Regeln'}`;
}

export function agreedDraws(limit: LimitedDraws): string {
  if (limit.limit === 'never') return 'Remis darf nicht vereinbart werden';
  return `Remis darf erst vereinbart werden, wenn jeder Spieler ${moveCount(limit.moves)} gemacht hat`;
}

export function pointsGiven({ win, draw, loss }: Scoring): string {
  return `Punkte: ${win} für einen Sieg, ${draw} für ein Remis, ${loss} für eine Niederlage`;
}
