/**
 * Why a described move cannot be made, as a player would tell another: of the one piece that could be meant, or of all of them;
 * and why a part of a move ("queen takes") fits no legal one.
 */
import { type Position, completeMove } from '../laws/board/board.js';
import { whyImpossible } from '../laws/rules/impossible.js';
import type { MoveRefusal } from '../laws/acts/move.js';
import type { ReadingRefusal } from '../laws/refusals.js';
import {
  type CastlingSide,
  type Move,
  type PieceKind,
  type PlacedPiece,
  type Square,
  type PromotionKind,
  fileIndex,
  fileOf,
  rankOf,
  lastRankOf,
  SQUARES,
} from '../laws/squares.js';
import {
  type MoveDescription,
  type PieceDescription,
  type PartDescription,
  fromOf,
  kindOf,
  pawnFile,
} from './description.js';

type Reason = MoveRefusal | ReadingRefusal;

/**
 * The reason why a description fits no legal move; `undefined` where too little was said to tell ("takes", and nothing can be
 * taken). `past` are the positions of the game so far. Only for descriptions that fit none: of any other it is a fault of the
 * caller to ask.
 */
export function whyNone(
  position: Position,
  description: MoveDescription,
  past: readonly Position[],
): Reason | undefined {
  if (description.type === 'castling') return whyNoCastling(position, description.side, past);
  if (description.type === 'part') return whyNoPart(position, description, past);
  const from = fromOf(description);
  return from === undefined ? whyNoneOf(position, description, past) : whyNotFrom(position, description, from, past);
}

/** The player's pieces that a description can mean, whether or not they can move so. */
export function piecesMeant(position: Position, description: MoveDescription): readonly PlacedPiece[] {
  const own = position.pieces().filter((piece) => piece.color === position.turn);
  if (description.type === 'castling') return own.filter((piece) => piece.kind === 'king');
  if (description.type === 'part') return piecesOfPart(position, description);
  const kind = kindOf(description);
  const file = kind === 'pawn' ? pawnFile(description) : description.file;
  return own.filter(
    (piece) =>
      (kind === undefined || piece.kind === kind) &&
      (file === undefined || fileOf(piece.square) === file) &&
      (description.rank === undefined || rankOf(piece.square) === description.rank) &&
      // A capturing pawn whose file was not said comes from beside.
      (kind !== 'pawn' || file !== undefined || isBeside(piece.square, description.to)),
  );
}

/** Where no side was said, of the one for which the right is still there. */
function whyNoCastling(position: Position, said: CastlingSide | undefined, past: readonly Position[]): Reason {
  const { turn } = position;
  const onlyLong = !position.castlingRook(turn, 'short') && position.castlingRook(turn, 'long') !== undefined;
  const side = said ?? (onlyLong ? 'long' : 'short');
  const king = position.kingOf(position.turn);
  if (king === undefined) return { reason: 'no such piece', color: position.turn, kind: 'king' };
  const to = position.castlingSquares(position.turn, side).king;
  return impossible(position, { from: king, to, castling: side }, past);
}

/** Both squares were said. */
function whyNotFrom(
  position: Position,
  description: PieceDescription,
  from: Square,
  past: readonly Position[],
): Reason {
  const { kind, file, rank } = description;
  const piece = position.pieceAt(from);
  if (piece?.color === position.turn && kind !== undefined && piece.kind !== kind) {
    return { reason: 'no such piece', color: position.turn, kind, ...(file && { file }), ...(rank && { rank }) };
  }
  const move = toExplain(position, from, description.to, description.promotion);
  return whyImpossible(position, move, past) ?? nothingThere(piece?.kind ?? 'pawn', description);
}

function whyNoneOf(position: Position, description: PieceDescription, past: readonly Position[]): Reason {
  const kind = kindOf(description) ?? 'pawn';
  const pieces = piecesMeant(position, description);
  if (pieces.length === 0) return whyNoPiece(position, description, kind);
  const reasons: readonly Reason[] = pieces.map(
    ({ square }) =>
      whyImpossible(position, toExplain(position, square, description.to, description.promotion), past) ??
      nothingThere(kind, description),
  );
  const [first] = reasons;
  if (first && reasons.length === 1) return first;
  const near = reasons.filter((reason) => reason.reason !== 'does not move so');
  const [only] = near;
  return (
    near.find((reason) => reason.reason === 'leaves king in check' || reason.reason === 'king in check') ??
    near.find((reason) => reason.reason === 'own piece there') ??
    (only && near.length === 1
      ? only
      : { reason: 'no piece reaches', kind, to: description.to, capture: description.capture })
  );
}

/** None stands on the board, or none where it was said to stand. */
function whyNoPiece(position: Position, description: PieceDescription, kind: PieceKind): Reason {
  const color = position.turn;
  const any = position.pieces().some((piece) => piece.color === color && piece.kind === kind);
  if (!any) return { reason: 'no such piece', color, kind };
  const file = kind === 'pawn' ? pawnFile(description) : description.file;
  const { rank } = description;
  if (file === undefined && rank === undefined) {
    return { reason: 'no piece reaches', kind, to: description.to, capture: description.capture };
  }
  return { reason: 'no such piece', color, kind, ...(file && { file }), ...(rank && { rank }) };
}

/** The move could be made, but a capture was said and nothing stands there. */
function nothingThere(kind: PieceKind, description: PieceDescription): Reason {
  return { reason: 'no piece reaches', kind, to: description.to, capture: description.capture };
}

function impossible(position: Position, move: Move, past: readonly Position[]): MoveRefusal {
  const reason = whyImpossible(position, move, past);
  if (!reason) throw new Error(`${move.from}${move.to} is legal`);
  return reason;
}

function isBeside(from: Square, to: Square): boolean {
  return Math.abs(fileIndex(from) - fileIndex(to)) === 1;
}

/**
 * The move whose impossibility is asked about. Where a pawn's new piece was not said it does not matter: the reason lies
 * elsewhere, for a move that lacks only that would have been found.
 */
function toExplain(position: Position, from: Square, to: Square, promotion: PromotionKind | undefined): Move {
  const pawn = position.pieceAt(from)?.kind === 'pawn';
  const become = promotion ?? (pawn && rankOf(to) === lastRankOf(position.turn) ? 'queen' : undefined);
  return completeMove(position, { from, to, ...(become && { promotion: become }) });
}

/** The player's pieces that may have been meant to move. */
function piecesOfPart(position: Position, { kind, files, rank }: PartDescription): readonly PlacedPiece[] {
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
function whyNoPart(
  position: Position,
  part: PartDescription,
  past: readonly Position[],
): MoveRefusal | ReadingRefusal | undefined {
  const { kind, capture } = part;
  if (piecesOfPart(position, part).length === 0) return whyNoPieceFits(position, part);
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
function whyNoPieceFits(position: Position, { kind, files, rank }: PartDescription): ReadingRefusal | undefined {
  if (kind === undefined) return undefined;
  const color = position.turn;
  const any = position.pieces().some((piece) => piece.color === color && piece.kind === kind);
  const [file, other] = files ?? [];
  const place = any ? { ...(file && !other && { file }), ...(rank && { rank }) } : {};
  return { reason: 'no such piece', color, kind, ...place };
}
