/** Who plays, by the names that were given. */
import { COLORS, type ByColor } from '../../src/laws/squares.js';

/** @returns a sentence for each player whose name is not empty, White's first: "White: Anna." */
export function namedPlayers(players: ByColor<string>, names: ByColor<string>): readonly string[] {
  return COLORS.flatMap((color) => (names[color] === '' ? [] : [`${players[color]}: ${names[color]}.`]));
}
