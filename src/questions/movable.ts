/** Which pieces can move now: asked by whoever has them under a finger, one by one. Pure. */
import type { GameView } from '../laws/view.js';
import { PIECE_KINDS } from '../laws/squares.js';
import { byFile, lastPly, positionAt } from './ask.js';
import type { PieceList } from './question.js';

/** The pieces of the player having the move that have a legal one, kind by kind as in a piece list; that it is withheld, in strict play (Art. 12.6). */
export type Movable = PieceList | 'withheld';

/** @param ply how many plies have been made in the position that is looked at */
export function movable(view: GameView, ply: number): Movable {
  if (view.play === 'strict') return 'withheld';
  const position = positionAt(view, ply);
  const { turn } = position;
  // After the end nothing is moved, though it could be, as when a flag fell.
  const from = ply >= lastPly(view) && view.ending ? [] : [...new Set(position.legalMoves().map((move) => move.from))];
  const kinds = PIECE_KINDS.map((kind) => ({
    kind,
    squares: from.filter((square) => position.pieceAt(square)?.kind === kind).toSorted(byFile),
  }));
  return { color: turn, kinds: kinds.filter(({ squares }) => squares.length > 0) };
}
