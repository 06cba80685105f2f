/** Loading the menu of acts, which also asks first. */
import { remembered } from '../play/remembered.js';

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadActMenu: () => Promise<unknown> = remembered(() => import('../pages/game/act-menu/act-menu.js'));
