/**
 * What there is to tell of a move: who went where, what was taken, whether it gives check.
 */
import type { Position } from './board.js';
import type { PlayKind } from './conditions.js';
import type { Captured, Checked, Moved } from './facts.js';
import { EVERYONE, NOBODY, type Audience } from './roles.js';
import { takenEnPassant, type Move, type PlacedPiece } from './squares.js';

/** One line of a scoresheet: a move as it was made, and whether a draw was offered with it (App. C.12). */
export interface ScoresheetEntry {
  readonly moved: Moved;
  readonly captured?: Captured;
  readonly checked?: Checked;
  /**
   * The move was only spoken, to a recording device (App. D.2.7): the recording's name. What stands here is the move as it was made,
   * so that the line has its place; nobody has written it, and it is neither shown nor compared.
   */
  readonly note?: string;
}

/**
 * The facts of a move, also of one that Art. 3 does not allow and that stands until it is found (Art. 7.5.1); such a one is
 * written with both squares, so that it can be read in any position. A piece must stand on `move.from`.
 * @param ply how many plies have been made with it
 * @param next the position after it, where that is known already
 */
export function describeMove(
  position: Position,
  move: Move,
  ply: number,
  play: PlayKind,
  next: Position = position.isLegal(move) ? position.play(move) : position.put(move),
): ScoresheetEntry {
  const piece = position.placedAt(move.from);
  const legal = position.isLegal(move);
  const captured = captureOf(position, move, legal);
  const moved: Moved = {
    type: 'moved',
    by: piece.color,
    piece: piece.kind,
    from: move.from,
    to: move.to,
    ...(move.castling && { castling: move.castling }),
    ...(move.promotion && { promotion: move.promotion }),
    ply,
    san: legal ? position.san(move) : longNotation(piece, move, captured !== undefined),
    audience: EVERYONE,
  };
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

const LETTER = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: '' } as const;

function longNotation(piece: PlacedPiece, move: Move, takes: boolean): string {
  if (move.castling) return move.castling === 'short' ? 'O-O' : 'O-O-O';
  const promotion = move.promotion ? `=${LETTER[move.promotion]}` : '';
  return `${LETTER[piece.kind]}${move.from}${takes ? 'x' : '-'}${move.to}${promotion}`;
}

function captureOf(position: Position, move: Move, legal: boolean): Captured | undefined {
  if (move.castling) return undefined;
  const mover = position.placedAt(move.from);
  const target = position.pieceAt(move.to);
  if (target) return { type: 'captured', piece: target, square: move.to, enPassant: false, audience: EVERYONE };
  if (!legal || mover.kind !== 'pawn' || move.from[0] === move.to[0]) return undefined;
  const { color, kind, square } = position.placedAt(takenEnPassant(move));
  return { type: 'captured', piece: { color, kind }, square, enPassant: true, audience: EVERYONE };
}
