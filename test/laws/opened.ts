/** Games in which something has been done already. */
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Game } from '../../src/laws/game.js';
import { doing, play, type Told } from './judged.js';
import { begin, bothSides } from './timed.js';

/** The arbiter starts the clocks. */
export const START: Told = [0, { type: 'start', by: 'arbiter' }];

/** An hour and a half for each side: standard chess. */
export const STANDARD = bothSides(timeControl(90));

/** A standard game in which the first move of each is made and completed. */
export function opened(given: Partial<Conditions> = {}): Game {
  return play(doing(begin({ time: STANDARD, ...given }), START), 'e2e4 e7e5');
}
