/**
 * What the regulations of an event say of agreed draws, and of rapid and blitz, as it is chosen for a game. The first load has it.
 */
import type { DrawLimit } from '../laws/acts/draw.js';
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
