/**
 * Whose window this is (`window-role.ts`): kept for as long as the window lives, also when it is loaded again. `?role=black` in the
 * address says it of a window that is opened for somebody.
 */
import { sideOf } from '../laws/roles.js';
import type { Color } from '../laws/squares.js';
import { WINDOW_ROLES, isPlayers, type WindowRole } from '../game/window-role.js';

const KEY = 'anna-hector window role';

let here: WindowRole | undefined;
let board: Color = 'white';

/** `undefined` where it was never said. */
export function windowRole(): WindowRole | undefined {
  return (here ??= parse(kept()));
}

export function setWindowRole(role: WindowRole): void {
  here = role;
  try {
    sessionStorage.setItem(KEY, role);
  } catch {
    // Where nothing may be kept it lasts until the window is loaded again, and is then asked anew.
  }
}

/** Whose board is shown here: a player's own; anybody else chooses. */
export function boardHere(): Color {
  const role = here;
  const own = role && role !== 'both players' && isPlayers(role) ? sideOf(role) : undefined;
  return own ?? board;
}

export function showBoardOf(color: Color): void {
  board = color;
}

/** Takes over what the address says, once: it is the window's own from then on. */
export function takeRoleFrom(address: Location): void {
  const search = new URLSearchParams(address.search);
  const role = parse(search.get('role'));
  if (!search.has('role')) return;
  if (role !== undefined) setWindowRole(role);
  search.delete('role');
  const rest = search.toString();
  history.replaceState(null, '', rest === '' ? address.pathname : `${address.pathname}?${rest}`);
}

/** The address of a window for somebody else. */
export function addressFor(role: WindowRole, { pathname }: Pick<Location, 'pathname'>): string {
  return `${pathname}?${new URLSearchParams({ role }).toString()}`;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): WindowRole | undefined {
  return WINDOW_ROLES.find((role) => role === text);
}
