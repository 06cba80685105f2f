/**
 * The game before its first act, from any position and by any edition.
 */
import { gameFrom } from './begin.js';
import { setUpClock } from './clock.js';
import { completeConditions, type CompleteConditions, type Conditions } from './conditions.js';
import { EDITIONS } from './editions.js';
import { endingOf } from './ending.js';
import { parsePosition, type PositionProblem } from './parse-position.js';
import type { Game } from './state.js';

export type BegunGame =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly problem: PositionProblem };

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
export function clockFor({ time }: CompleteConditions): Pick<Game, 'clock'> {
  return time ? { clock: setUpClock(time) } : {};
}
