/** The end of the game. */
import type { Ending } from '../result.js';
import type { Told } from './told.js';

/** The game is over. */
export interface Ended extends Told {
  readonly type: 'ended';
  readonly ending: Ending;
}
