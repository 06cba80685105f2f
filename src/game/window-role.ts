/**
 * Whose window this is, at a game at a table: several can sit at one device, each with a window of his own, or both players at one.
 */
import { ROLES, sideOf, type Actor, type Role } from '../laws/roles.js';
import { COLORS, type Color } from '../laws/squares.js';

export const WINDOW_ROLES = ['both players', ...ROLES] as const;
export type WindowRole = 'both players' | Role;

/** Who listens here: where both players do, all that everybody may hear. */
export function earOf(role: WindowRole): Role {
  return role === 'both players' ? 'onlooker' : role;
}

/** The sides that are played here, by the player himself or through his assistant. */
export function sidesOf(role: WindowRole): readonly Color[] {
  if (role === 'both players') return COLORS;
  const side = sideOf(role);
  return side ? [side] : [];
}

/** Who does here what is done for this player; absent where only is looked on. */
export function actingAs(role: WindowRole, player: Color): Actor | undefined {
  if (role === 'both players') return player;
  return role === 'onlooker' ? undefined : role;
}

/** Whose board is shown: a player's own; anybody else chooses. */
export function boardShown({ role, board }: { readonly role: WindowRole | undefined; readonly board: Color }): Color {
  const own = role && role !== 'both players' && isPlayers(role) ? sideOf(role) : undefined;
  return own ?? board;
}

/** Whether a player himself sits here, and not somebody for him. */
export function isPlayers(role: WindowRole): boolean {
  return role === 'both players' || role === 'white' || role === 'black';
}
