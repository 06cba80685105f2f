/**
 * What was decided of a side that may still be able to mate (Art. 5.2.2, 6.9, 7.5.5), and how it is proved: by the line itself. Apart from
 * the search in `helpmate.ts`, for whoever is given a verdict needs no search to believe it.
 */
import type { Color, Move } from '../squares.js';
import type { Position } from './board.js';

/** Whether a side can still mate by any series of legal moves; `line` is one such series, `nodes` are the positions looked at. */
export type Verdict =
  | { readonly verdict: 'can'; readonly line: readonly Move[]; readonly nodes: number }
  | { readonly verdict: 'cannot' | 'undecided'; readonly nodes: number };

/** Whether the moves are legal from there, one after the other, and the last of them mates for this side. */
export function isMatingLine(position: Position, side: Color, line: readonly Move[]): boolean {
  let current = position;
  for (const move of line) {
    if (!current.isLegal(move)) return false;
    current = current.play(move);
  }
  return current.turn !== side && current.isCheckmate();
}
