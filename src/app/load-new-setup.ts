/** Loading what makes a game of the form's choice. */
import { ifLoaded, remembered } from '../play/remembered.js';
import type { NewGameChoice } from '../storage/settings/settings.js';
import type * as newSetup from './new-setup.js';

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadNewSetup: () => Promise<typeof newSetup> = remembered(() => import('./new-setup.js'));

/** A game of this choice, begun now and with the lot drawn; `undefined` where what makes it cannot be had. */
export async function setupChosen(choice: NewGameChoice): Promise<newSetup.NewSetup | undefined> {
  const source = { id: crypto.randomUUID(), now: Date.now(), chance: Math.random(), startChance: Math.random() };
  return (await ifLoaded(loadNewSetup))?.setupFor(choice, source);
}
