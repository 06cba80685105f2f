/**
 * Whose window this is (`src/game/window-role.ts`): kept for as long as the window lives, also when it is loaded again. `?role=black` in the
 * address says it of a window that is opened for somebody.
 */
import { WINDOW_ROLES, type WindowRole } from '../game/window-role.js';

const KEY = 'anna-hector window role';

export class KeptRole {
  readonly #storage: () => Storage;

  /** @param storage lasts as long as the window; may throw, as a browser does where nothing may be kept */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** `undefined` where it was never said. */
  get role(): WindowRole | undefined {
    try {
      return parse(this.#storage().getItem(KEY));
    } catch {
      return undefined;
    }
  }

  keep(role: WindowRole): void {
    try {
      this.#storage().setItem(KEY, role);
    } catch {
      // Where nothing may be kept it lasts until the window is loaded again, and is then asked anew.
    }
  }
}

/** Takes over what the address says, once: it is the window's own from then on. `undefined` where it says none. */
export function takeRoleFrom(address: Pick<Location, 'pathname' | 'search' | 'hash'>): WindowRole | undefined {
  const search = new URLSearchParams(address.search);
  if (!search.has('role')) return undefined;
  const role = parse(search.get('role'));
  search.delete('role');
  const rest = search.toString();
  history.replaceState(history.state, '', `${address.pathname}${rest === '' ? '' : '?'}${rest}${address.hash}`);
  return role;
}

/** The address of a window for somebody else. */
export function addressFor(role: WindowRole, { pathname }: Pick<Location, 'pathname'>): string {
  return `${pathname}?${new URLSearchParams({ role }).toString()}`;
}

function parse(text: string | null): WindowRole | undefined {
  return WINDOW_ROLES.find((role) => role === text);
}
