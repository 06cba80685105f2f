/**
 * How the computer uses its clock. Pure; all times are milliseconds.
 */
import { extraTime } from '../laws/clock/time-control.js';
import type { Display } from '../laws/clock/clock.js';
import type { SearchLimit } from '../game/levels.js';

/**
 * Never spent: what passes between the engine's answer and the press, with room for a slow device and a slow disk.
 */
export const RESERVE = 500;
/** How many moves it expects still to make where the period does not say. */
export const MOVES_EXPECTED = 40;
/** A search shorter than this finds nothing: it looks one move ahead instead. */
export const SHORTEST = 20;

/** What of a display matters for it: its main time, the delay that still passes, what each move gives, moves to the control. */
export type OwnDisplay = Pick<Display, 'time' | 'delay' | 'extra' | 'movesToGo'>;

/**
 * The longest the computer may think about this move; 0 is to move at once. It is an even share of the time it has for the
 * moves to come, with what this move costs nothing of: the delay, and what an increment or Bronstein's way gives back.
 * A reserve stays, and of the rest a fifth, so that the flag does not fall.
 */
export function mostThinking({ time, delay, extra, movesToGo }: OwnDisplay): number {
  const free = delay + time - RESERVE;
  if (free <= 0) return 0;
  const main = Math.max(0, time - RESERVE);
  const moves = Math.max(1, movesToGo ?? MOVES_EXPECTED);
  const given = extra.kind === 'delay' ? 0 : extraTime(extra);
  const share = main / moves + given;
  return Math.floor(Math.min(delay + Math.min(share, main * 0.8), free));
}

/** How one search goes on the clock. */
export interface TimeUse {
  readonly limit: SearchLimit;
  /** When the search is stopped with the best it has found. */
  readonly stopAfter: number;
  /** The least time for the move: where there is time the player's own move is called before the answer is there. */
  readonly least: number;
}

/**
 * A level's search within what the clock allows: a depth or a number of positions may take any time, so that it is stopped.
 *
 * @param least how long a move takes at least where there is time
 */
export function timeUse(limit: SearchLimit, display: OwnDisplay, least: number): TimeUse {
  const most = mostThinking(display);
  if (most < SHORTEST) return { limit: { depth: 1 }, stopAfter: most, least: 0 };
  const bounded = 'milliseconds' in limit ? { milliseconds: Math.min(limit.milliseconds, most) } : limit;
  return { limit: bounded, stopAfter: most, least: Math.min(least, most) };
}
