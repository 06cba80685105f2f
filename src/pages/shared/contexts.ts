/**
 * The topics that elements listen to (`@lit/context`), one key each. `src/app` provides them; no element provides another's.
 */
import { createContext } from '@lit/context';
import type { CommandTable } from '../../commands/commands.js';
import type { GameValue } from '../../game/store.js';
import type { Settings } from '../../storage/settings/settings.js';

/** The game as it is seen and played here. */
export const gameContext = createContext<GameValue>(Symbol('game'));

/** The commands with the keys that the user has chosen. */
export const commandsContext = createContext<CommandTable>(Symbol('commands'));

/** What the user has chosen. */
export const settingsContext = createContext<Settings>(Symbol('settings'));
