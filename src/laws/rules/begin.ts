/**
 * The game before its first act, from any position and by any edition; and a new one in place of one that cannot go on (Art. 7.2.1, 7.3,
 * Guidelines I.12.2), in which nothing of the old one counts.
 */
import { EMPTY_HAND } from '../acts/move.js';
import type { ScoresheetEntry } from '../acts/scoresheet.js';
import type { Position } from '../board/board.js';
import { parsePosition, type PositionProblem } from '../board/parse-position.js';
import { setUpClock } from '../clock/clock.js';
import { completeConditions, type CompleteConditions, type Conditions } from '../conditions.js';
import { EDITIONS } from '../editions.js';
import type { Edition } from '../editions/edition.js';
import { plyOf, type Game } from '../game.js';
import type { Change } from '../judgement.js';
import { EVERYONE } from '../roles.js';
import { endingOf } from './ending.js';

export type BegunGame =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: PositionProblem };

/** A position that is already over (mate, stalemate, dead) begins ended. */
export function beginGame(given: Conditions): BegunGame {
  const start = parsePosition(given.start);
  if (!start.ok) return start;
  const conditions = completeConditions(given);
  const edition = EDITIONS[conditions.edition];
  const ending = endingOf([start.position], edition);
  const more = { ...clockFor(conditions), ...(ending && { ending }) };
  return { ok: true, game: gameFrom(start.position, conditions, edition, more) };
}

/** The clock before the game, where it is played with one. */
function clockFor({ time }: CompleteConditions): Pick<Game, 'clock'> {
  return time ? { clock: setUpClock(time) } : {};
}

/** @param more the clock, where there is one, and how the position is over already, if it is */
function gameFrom(
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

/** The game before its first move, under the same conditions. The players are still there. */
export function startAnew(game: Game): Change {
  const [first] = game.positions;
  if (!first) throw new Error('a game has at least its first position');
  const { conditions, edition, arrived, alphabets } = game;
  return {
    game: { ...gameFrom(first, conditions, edition, clockFor(conditions)), arrived, alphabets },
    facts: plyOf(game) > 0 ? [{ type: 'restored', ply: 0, cause: 'ruling', audience: EVERYONE }] : [],
  };
}
