/**
 * A new game in place of one that cannot go on (Art. 7.2.1, 7.3, Guidelines I.12.2): nothing of the old one counts.
 */
import { clockFor } from './begin-game.js';
import { gameFrom } from './begin.js';
import { EVERYONE } from './roles.js';
import { plyOf, type Game } from './state.js';
import type { Told } from './timekeeping.js';

/** The game before its first move, under the same conditions. The players are still there. */
export function startAnew(game: Game): Told {
  const [first] = game.positions;
  if (!first) throw new Error('a game has at least its first position');
  const { conditions, edition, arrived, alphabets } = game;
  return {
    game: { ...gameFrom(first, conditions, edition, clockFor(conditions)), arrived, alphabets },
    facts: plyOf(game) > 0 ? [{ type: 'restored', ply: 0, cause: 'ruling', audience: EVERYONE }] : [],
  };
}
