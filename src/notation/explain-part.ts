/**
 * Why a part of a move ("queen takes") fits no legal move.
 */
import type { Position } from '../laws/board/board.js';
import { whyImpossible } from '../laws/rules/impossible.js';
import type { MoveRefusal } from '../laws/acts/move.js';
import type { ReadingRefusal } from '../laws/refusals.js';
import { SQUARES, fileOf, rankOf, type Move, type PlacedPiece, type Square } from '../laws/squares.js';
import type { PartDescription } from './description.js';
import { toExplain } from './to-explain.js';

/** The player's pieces that may have been meant to move. */
export function piecesOfPart(position: Position, { kind, files, rank }: PartDescription): readonly PlacedPiece[] {
  return position
    .pieces()
    .filter(
      (piece) =>
        piece.color === position.turn &&
        (kind === undefined || piece.kind === kind) &&
        (files?.includes(fileOf(piece.square)) ?? true) &&
        (rank === undefined || rankOf(piece.square) === rank),
    );
}

/**
 * A part of a move names many moves. What can be told is that there is no such piece; or, of a single piece and square, the reason
 * itself; or that the king forbids those that are left; or that nothing can be taken. `undefined` where none of these is so.
 */
export function whyNoPart(
  position: Position,
  part: PartDescription,
  past: readonly Position[],
): MoveRefusal | ReadingRefusal | undefined {
  const { kind, capture } = part;
  if (piecesOfPart(position, part).length === 0) return whyNoPiece(position, part);
  const tried = tries(position, part, past);
  const [only, more] = tried;
  if (only && !more) return only.reason;
  const [to, another] = squaresOfPart(position, part);
  const forbidden = tried.find(({ reason }) => isOfTheKing(reason))?.reason;
  if (forbidden) return forbidden;
  if (to && !another && kind) return { reason: 'no piece reaches', kind, to, capture };
  return capture ? { reason: 'nothing to take', ...(kind && { kind }) } : undefined;
}

/** The moves that a part fits and that only the king's safety forbids (Art. 3.9.2). */
export function movesTheKingForbids(position: Position, part: PartDescription): readonly Move[] {
  return tries(position, part, [position]).flatMap(({ move, reason }) => (isOfTheKing(reason) ? [move] : []));
}

interface Try {
  readonly move: Move;
  readonly reason: MoveRefusal;
}

/** Every move that may have been meant and is impossible, with its reason: at most 16 pieces to 64 squares. */
function tries(position: Position, part: PartDescription, past: readonly Position[]): readonly Try[] {
  const squares = squaresOfPart(position, part);
  return piecesOfPart(position, part).flatMap((piece) =>
    squares.flatMap((to) => {
      const move = toExplain(position, piece.square, to, part.promotion);
      const reason = whyImpossible(position, move, past);
      return reason ? [{ move, reason }] : [];
    }),
  );
}

/** Where it may have been meant to go. */
function squaresOfPart(position: Position, part: PartDescription): readonly Square[] {
  const { toFiles, toRank, capture, captured, passing } = part;
  return SQUARES.filter((square) => {
    const there = position.pieceAt(square);
    const taken = passing ? 'pawn' : there?.kind;
    return (
      (toFiles?.includes(fileOf(square)) ?? true) &&
      (toRank === undefined || rankOf(square) === toRank) &&
      there?.color !== position.turn &&
      (!capture || (there === undefined) === Boolean(passing)) &&
      (captured === undefined || taken === captured)
    );
  });
}

function isOfTheKing({ reason }: MoveRefusal): boolean {
  return reason === 'king in check' || reason === 'leaves king in check';
}

/** None stands on the board, or none where it was said to stand. */
function whyNoPiece(position: Position, { kind, files, rank }: PartDescription): ReadingRefusal | undefined {
  if (kind === undefined) return undefined;
  const color = position.turn;
  const any = position.pieces().some((piece) => piece.color === color && piece.kind === kind);
  const [file, other] = files ?? [];
  const place = any ? { ...(file && !other && { file }), ...(rank && { rank }) } : {};
  return { reason: 'no such piece', color, kind, ...place };
}
