/** Whose window may read, enter, compare and put right which boards at a table (App. D.2.9, D.2.10.4). */
import { isAssistant, type Actor } from '../../../laws/roles.js';
import { stepsDue } from '../../../laws/rules/blind/steps.js';
import { COLORS, type Color } from '../../../laws/squares.js';
import type { Game } from '../../../laws/game.js';
import { actingAs, sidesOf, type WindowRole } from '../../../game/window-role.js';

/** One's own board, or that of the player whom one assists; the arbiter both. An onlooker of a strict game looks at none. */
export function boardsRead(game: Game, role: WindowRole): readonly Color[] {
  if (role === 'arbiter') return COLORS;
  return role === 'onlooker' && game.conditions.play === 'casual' ? COLORS : sidesOf(role);
}

/** By whom the boards are compared here: the arbiter, or where there is none whoever plays; absent where that is nobody. */
export function comparingAs(game: Game, role: WindowRole): Actor | undefined {
  const { blind, arbiter } = game.conditions;
  if (blind?.boards !== 'two' || game.ending) return undefined;
  if (role === 'arbiter') return role;
  const [side] = sidesOf(role);
  return arbiter || !side ? undefined : actingAs(role, side);
}

/** What was found to be wrong, and by whom it is put right here: each his own, an assistant and the arbiter either. */
export function mendingHere(game: Game, role: WindowRole): readonly { readonly of: Color; readonly by: Actor }[] {
  if (game.ending) return [];
  const mends = stepsDue(game)?.mends ?? [];
  return mends.flatMap((of) => {
    const by = actingAs(role, of);
    const may = by !== undefined && (by === of || by === 'arbiter' || isAssistant(by));
    return may ? [{ of, by }] : [];
  });
}
