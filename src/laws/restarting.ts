/**
 * A new game in place of one that cannot go on (Art. 7.2.1, 7.3, Guidelines I.12.2): nothing of the old one counts.
 */
import { setUpClock } from './clock.js';
import { EMPTY_HAND } from './handling.js';
import { EVERYONE } from './roles.js';
import { plyOf, type Game } from './state.js';
import type { Told } from './timekeeping.js';

/** The game before its first move, under the same conditions. The players are still there. */
export function startAnew(game: Game): Told {
  const [first] = game.positions;
  if (!first) throw new Error('a game has at least its first position');
  const { conditions, edition, arrived, alphabets } = game;
  const sheet = { recorded: 0, offers: [], due: false };
  return {
    game: {
      conditions,
      edition,
      positions: [first],
      plies: [],
      boards: { white: first, black: first },
      sheets: { white: [], black: [] },
      hand: EMPTY_HAND,
      own: { white: sheet, black: sheet },
      arrived,
      offers: [],
      illegal: { white: 0, black: 0 },
      alphabets,
      ...(conditions.time && { clock: setUpClock(conditions.time) }),
    },
    facts: plyOf(game) > 0 ? [{ type: 'restored', ply: 0, cause: 'ruling', audience: EVERYONE }] : [],
  };
}
