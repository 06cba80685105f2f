/**
 * What there is to tell of a move: who went where, what was taken, whether it gives check.
 */
import type { Position } from './board.js';
import type { PlayKind } from './conditions.js';
import type { Captured, Checked, Moved } from './facts.js';
import { EVERYONE, NOBODY, type Audience } from './roles.js';
import type { Move } from './squares.js';

/** One line of a scoresheet: a move as it was made, and whether a draw was offered with it (App. C.12). */
export interface ScoresheetEntry {
  readonly moved: Moved;
  readonly captured?: Captured;
  readonly checked?: Checked;
}

/**
 * The facts of a legal move.
 * @param ply how many plies have been made with it
 */
export function describeMove(position: Position, move: Move, ply: number, play: PlayKind): ScoresheetEntry {
  const piece = position.placedAt(move.from);
  const moved: Moved = {
    type: 'moved',
    by: piece.color,
    piece: piece.kind,
    from: move.from,
    to: move.to,
    ...(move.castling && { castling: move.castling }),
    ...(move.promotion && { promotion: move.promotion }),
    ply,
    san: position.san(move).replace(/[+#]$/, ''),
    audience: EVERYONE,
  };
  const captured = captureOf(position, move);
  const next = position.play(move);
  const king = next.kingOf(next.turn);
  const by = next.checkers();
  // In strict play nobody is told: a check need not be declared, and the program hints at nothing.
  const audience: Audience = play === 'strict' ? NOBODY : EVERYONE;
  return {
    moved,
    ...(captured && { captured }),
    ...(king && by.length > 0 && { checked: { type: 'checked', king: next.turn, square: king, by, audience } }),
  };
}

function captureOf(position: Position, move: Move): Captured | undefined {
  if (move.castling) return undefined;
  const mover = position.placedAt(move.from);
  const target = position.pieceAt(move.to);
  if (target) return { type: 'captured', piece: target, square: move.to, enPassant: false, audience: EVERYONE };
  if (mover.kind !== 'pawn' || move.from[0] === move.to[0]) return undefined;
  // Art. 3.7.4.1: the pawn taken stands beside the square the capturing pawn came from.
  const beside = position.placedAt(`${move.to[0]}${move.from[1]}` as Move['from']);
  const { color, kind, square } = beside;
  return { type: 'captured', piece: { color, kind }, square, enPassant: true, audience: EVERYONE };
}
