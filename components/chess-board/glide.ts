/** A piece that was moved is seen to go: it is drawn where it stood, and glides to its new square. Not where the user wants less motion. */
import type { Position } from '../../src/laws/board/board.js';
import { SQUARES, type Color, type Square } from '../../src/laws/squares.js';
import type { LastMove } from './grid.js';

/** Milliseconds of the way, however long. */
const GLIDES_FOR = 150;

/**
 * What went where from one position to the next: what the last move names, and the rook where the king castled. Nothing where the next position
 * does not come of the other by that move, as when the game is looked through backwards.
 */
export function movesBetween(before: Position, after: Position, move: LastMove | undefined): readonly LastMove[] {
  if (!move) return [];
  const { from, to } = move;
  const moved = before.pieceAt(from);
  const there = after.pieceAt(to);
  if (!moved || moved.color !== there?.color || after.pieceAt(from)?.color === moved.color) return [];
  if (moved.kind !== 'king') return [move];
  const isRook = (position: Position, square: Square): boolean => {
    const piece = position.pieceAt(square);
    return piece?.kind === 'rook' && piece.color === moved.color;
  };
  const left = SQUARES.find((square) => isRook(before, square) && !isRook(after, square));
  const reached = SQUARES.find((square) => isRook(after, square) && !isRook(before, square));
  return left && reached ? [move, { from: left, to: reached }] : [move];
}

/** Lets the piece in a cell come from another square; for users who do not want less motion. @param bottom whose side is drawn at the bottom */
export function glide(cell: HTMLElement, { from, to }: LastMove, bottom: Color): void {
  const way = bottom === 'white' ? 100 : -100;
  const x = (from.charCodeAt(0) - to.charCodeAt(0)) * way;
  const y = (to.charCodeAt(1) - from.charCodeAt(1)) * way;
  // A drawing is as large as its square; above those that it passes.
  cell.querySelector('.man')?.animate([{ translate: `${String(x)}% ${String(y)}%` }, { translate: 'none' }], {
    duration: GLIDES_FOR,
    easing: 'ease-out',
  });
  cell.animate({ zIndex: [2, 2] }, GLIDES_FOR);
}
