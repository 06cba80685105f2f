/** Whose clock is in question when nobody is named. */
import type { Clock } from '../laws/clock/clock.js';
import type { Color } from '../laws/squares.js';

/** Whose clock runs, or is to go on when both are stopped (Art. 6.11); nobody's before the game and after it. */
export function sideToGo({ now }: Pick<Clock, 'now'>): Color | undefined {
  return now.phase === 'running' || now.phase === 'paused' ? now.side : undefined;
}
