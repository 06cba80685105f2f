/**
 * The ends that come by themselves, without anyone's word (Art. 5.1.1, 5.2.1, 5.2.2, 9.6).
 */
import type { Position } from './board.js';
import type { Ending } from './facts.js';
import { opposite } from './squares.js';
import { isDead } from './unwinnable.js';

/** Art. 9.6.1: how often the same position ends the game at once. */
const FIVEFOLD = 5;
/** Art. 9.6.2: plies (seventy-five moves by each player) without a capture or a pawn move. */
const SEVENTY_FIVE_MOVES = 150;

/**
 * How the game ends by the position now reached, if it does. `positions` are all positions of the game in order, the
 * last one being the position on the board. Mate comes before the seventy-five moves (Art. 9.6.2).
 */
export function endingOf(positions: readonly Position[]): Ending | undefined {
  const position = positions.at(-1);
  if (!position) return undefined;
  if (position.isCheckmate()) {
    const winner = opposite(position.turn);
    return { result: winner === 'white' ? '1-0' : '0-1', reason: 'checkmate', article: '5.1.1', winner };
  }
  if (position.isStalemate()) return draw('stalemate', '5.2.1');
  if (isDead(position)) return draw('dead position', '5.2.2');
  if (occurrences(positions) >= FIVEFOLD) return draw('fivefold repetition', '9.6.1');
  if (position.quietPlies >= SEVENTY_FIVE_MOVES) return draw('seventy-five moves', '9.6.2');
  return undefined;
}

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

function draw(reason: Ending['reason'], article: string): Ending {
  return { result: '1/2-1/2', reason, article };
}
