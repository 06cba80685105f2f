/**
 * Resigning (Art. 5.1.2), and the end of a game.
 */
import type { Ending } from '../result.js';
import type { Done, Told } from './base.js';

/** Declaring that one resigns (Art. 5.1.2). */
export interface Resign extends Done {
  readonly type: 'resign';
}

/** The game is over. */
export interface Ended extends Told {
  readonly type: 'ended';
  readonly ending: Ending;
}
