/** Loading what makes a game of the form's choice. */
import { remembered } from '../play/remembered.js';
import type * as newSetup from './new-setup.js';

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadNewSetup: () => Promise<typeof newSetup> = remembered(() => import('./new-setup.js'));
