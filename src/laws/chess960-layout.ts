/**
 * What stands where in a starting position of Chess960, by its number.
 */
import { chess960 } from './chess960.js';
import { parsePosition } from './parse-position.js';
import { layoutOf, type RankLayout } from './rank-layout.js';

/** Rank by rank; nothing where no position has that number. */
export function chess960Layout(number: number): readonly RankLayout[] {
  const chosen = chess960(number);
  const start = chosen.ok ? parsePosition(chosen.start.fen) : undefined;
  return start?.ok ? layoutOf(start.position) : [];
}
