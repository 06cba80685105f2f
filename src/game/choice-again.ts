/** The choice for "Play again". */
import { COLORS, opposite, type ByColor } from '../laws/squares.js';
import type { Seat } from './session/session-port.js';
import type { NewGameChoice } from '../storage/settings/settings.js';

/**
 * The same opponent and conditions once more; what was drawn by lot is drawn again. A given position may have been played beside.
 */
export function choiceAgain(seats: ByColor<Seat> | undefined, last: NewGameChoice): NewGameChoice {
  for (const color of COLORS) {
    const seat = seats?.[color];
    if (seat?.type !== 'computer') continue;
    return { ...last, opponent: 'computer', level: seat.level, color: last.color === 'lot' ? 'lot' : opposite(color) };
  }
  return { ...last, opponent: 'beside' };
}
