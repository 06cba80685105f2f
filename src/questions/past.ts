/**
 * What has been played so far, as this role's scoresheet has it.
 */
import type { Position } from '../laws/board/board.js';
import type { GameView } from '../laws/view.js';
import type { Answer, LastMove } from './question.js';

/** The move that led to a ply. The game's end belongs to the last move of the game. */
export function moveAt(view: GameView, ply: number): LastMove | undefined {
  const entry = view.sheet[ply - 1] ?? (ply === view.positions.length - 1 ? view.latest : undefined);
  if (!entry) return undefined;
  const { moved, captured, checked } = entry;
  const heard = checked?.audience.includes(view.role) ? checked : undefined;
  const ending = ply >= view.positions.length - 1 ? view.ending : undefined;
  return { moved, ...(captured && { captured }), ...(heard && { checked: heard }), ...(ending && { ending }) };
}

/** The last plies before a position, this many or as many as there are. */
export function aboutLastMoves(view: GameView, ply: number, count: number): Answer {
  const last = Math.min(ply, view.sheet.length);
  const first = Math.max(0, last - count);
  const moves = Array.from({ length: last - first }, (_, index) => first + index + 1).flatMap((at) => {
    const move = moveAt(view, at);
    return move ? [{ ...move, number: view.positions[at - 1]?.moveNumber ?? 1 }] : [];
  });
  return { about: 'last moves', moves };
}

export function aboutMoveNumber(view: GameView, position: Position, ply: number): Answer {
  const over = view.ending !== undefined && ply >= view.positions.length - 1;
  return { about: 'move number', number: position.moveNumber, ...(!over && { turn: position.turn }) };
}
