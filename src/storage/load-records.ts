/**
 * The reading of kept games: a browser in which no game was kept does not need it, and the page loads it after the board.
 */
import { remembered } from '../play/remembered.js';
import type * as records from './records.js';

export const loadRecords: () => Promise<typeof records> = remembered(() => import('./records.js'));
