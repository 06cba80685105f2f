/**
 * A line of the scoresheet: who went where, what was taken, whether it gives check. And two scoresheets side by side, whether they agree and
 * where they part (App. D.2.9).
 */
import type { Captured, Moved } from '../acts/move.js';
import type { ScoresheetEntry } from '../acts/scoresheet.js';
import type { Position } from '../board/board.js';
import type { PlayKind } from '../conditions.js';
import { EVERYONE, NOBODY, type Audience } from '../roles.js';
import { sameMove, takenEnPassant, type ByColor, type Move, type PlacedPiece } from '../squares.js';

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

/** A ply, 1 for the first, that the players have written differently. */
interface SheetDifference extends ByColor<ScoresheetEntry> {
  readonly ply: number;
}

interface SheetComparison {
  /** The last ply up to which both sheets show the same; 0 where they part at the first. */
  readonly agreeUpTo: number;
  /** Every ply that stands differently on them. What only one of them has is no difference: the other has yet to write it. */
  readonly differences: readonly SheetDifference[];
  /** The plies of which a recording stands in place of the written move (App. D.2.7): the sheets do not part there, for nobody has heard it. */
  readonly onlySpoken: readonly number[];
}

export function compareSheets({ white, black }: ByColor<readonly ScoresheetEntry[]>): SheetComparison {
  const written = Math.min(white.length, black.length);
  const differences = white.slice(0, written).flatMap((entry, index): readonly SheetDifference[] => {
    const other = black[index];
    return !other || isSpoken(entry, other) || sameMove(entry.moved, other.moved)
      ? []
      : [{ ply: index + 1, white: entry, black: other }];
  });
  const onlySpoken = white.slice(0, written).flatMap((entry, index) => {
    const other = black[index];
    return other && isSpoken(entry, other) ? [index + 1] : [];
  });
  const [first] = differences;
  return { agreeUpTo: first ? first.ply - 1 : written, differences, onlySpoken };
}

/** Whether what stands on one sheet or the other was only spoken to a recording device. */
export function isSpoken(one: ScoresheetEntry, other: ScoresheetEntry): boolean {
  return one.note !== undefined || other.note !== undefined;
}
