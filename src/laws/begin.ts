/**
 * The game before its first act, where that can be had without the judges, the tables of other editions, the clock and the
 * question whether it is over already: from the initial position, by the edition in force, casually and without a clock.
 */
import { START_FEN, startPosition, type Position } from './board.js';
import { completeConditions, type CompleteConditions, type Conditions } from './conditions.js';
import type { ScoresheetEntry } from './describe.js';
import type { Edition } from './editions/edition.js';
import { FIDE_2023 } from './editions/fide-2023.js';
import { DEFAULT_EDITION } from './editions/names.js';
import { EMPTY_HAND, type Game } from './state.js';

/** As `beginGame` begins it; `undefined` where that one is needed. */
export function beginUsual(given: Conditions): Game | undefined {
  const conditions = completeConditions(given);
  const isUsual =
    conditions.start === START_FEN &&
    conditions.edition === DEFAULT_EDITION &&
    conditions.play === 'casual' &&
    !conditions.time;
  return isUsual ? gameFrom(startPosition(), conditions, FIDE_2023) : undefined;
}

/** @param more the clock, where there is one, and how the position is over already, if it is */
export function gameFrom(
  start: Position,
  conditions: CompleteConditions,
  edition: Edition,
  more: Pick<Game, 'clock' | 'ending'> = {},
): Game {
  const sheet: readonly ScoresheetEntry[] = [];
  return {
    conditions,
    edition,
    positions: [start],
    plies: [],
    boards: { white: start, black: start },
    sheets: { white: sheet, black: sheet },
    hand: EMPTY_HAND,
    own: { white: { recorded: 0, offers: [], due: false }, black: { recorded: 0, offers: [], due: false } },
    arrived: { white: false, black: false },
    offers: [],
    illegal: { white: 0, black: 0 },
    alphabets: {},
    ...more,
  };
}
