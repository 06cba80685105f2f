/** Saving the game as a file, in a file of its own: it is loaded when it is first wanted. */
import { ifLoaded } from '../play/remembered.js';
import type { Doers } from './doers.js';

export async function saveGame(doers: Doers): Promise<void> {
  const loaded = await ifLoaded(() => import('./save-game.js'));
  if (loaded) loaded.saveGame(doers);
  else doers.game.refuse({ reason: 'not loaded' });
}
