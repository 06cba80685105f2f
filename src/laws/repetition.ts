/**
 * How often a position has stood (Art. 9.2.3).
 */
import type { Position } from './board.js';

/**
 * How often the last of these positions has stood, this time included (Art. 9.2.3). No position before the last capture or
 * pawn move can be the same, so the count goes back no further than that.
 */
export function occurrences(positions: readonly Position[]): number {
  const last = positions.at(-1);
  if (!last) return 0;
  const first = Math.max(0, positions.length - 1 - last.quietPlies);
  let count = 0;
  for (let index = positions.length - 1; index >= first; index -= 2) {
    if (positions[index]?.isSameAs(last)) count += 1;
  }
  return count;
}
