/**
 * What the regulations of an event say beside time and edition, as it is chosen for a game: agreed draws, points.
 */
import { USUAL_SCORING, type Scoring } from '../laws/conduct.js';
import type { DrawLimit } from '../laws/draw.js';
import type { Supervision } from '../laws/editions/edition.js';

export const SUPERVISIONS = ['adequate', 'inadequate'] as const satisfies readonly Supervision[];

/** Whether a draw may be agreed upon without the arbiter's consent (Art. 9.1.1). */
export const AGREED_DRAWS = ['allowed', 'after moves', 'not allowed'] as const;
export type AgreedDraws = (typeof AGREED_DRAWS)[number];

/** The most moves before which a draw may not be agreed upon. */
export const MOST_MOVES_BEFORE_DRAW = 200;

/** How many moves where nothing else was entered: as at many events. */
export const USUAL_MOVES_BEFORE_DRAW = 30;

export function isMovesBeforeDraw(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_MOVES_BEFORE_DRAW;
}

export function drawLimitOf(agreed: AgreedDraws, moves: number): DrawLimit {
  switch (agreed) {
    case 'allowed':
      return { limit: 'none' };
    case 'after moves':
      return { limit: 'moves', moves };
    case 'not allowed':
      return { limit: 'never' };
  }
}

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
