/**
 * The points that a game at a table gives, as they are chosen for it.
 */
import type { Scoring } from '../../laws/acts/arbiter.js';
import { USUAL_SCORING } from '../../laws/rules/penalties.js';

/** What a win, a draw and a loss give (Art. 10.1). */
export const POINTS = ['1, ½, 0', '3, 1, 0', '2, 1, 0', '3, 2, 1'] as const;
export type Points = (typeof POINTS)[number];

const SCORING: Readonly<Record<Points, Scoring>> = {
  '1, ½, 0': USUAL_SCORING,
  '3, 1, 0': { win: 3, draw: 1, loss: 0 },
  '2, 1, 0': { win: 2, draw: 1, loss: 0 },
  '3, 2, 1': { win: 3, draw: 2, loss: 1 },
};

export function scoringOf(points: Points): Scoring {
  return SCORING[points];
}
