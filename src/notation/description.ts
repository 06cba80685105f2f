/**
 * A move as a player describes it: never more than is needed to tell it from the others (App. C.8–C.11).
 */
import type { Position } from '../laws/board.js';
import { completeMove } from '../laws/complete-move.js';
import {
  fileOf,
  rankOf,
  sameMove,
  type CastlingSide,
  type File,
  type Move,
  type PieceKind,
  type PromotionKind,
  type Rank,
  type Square,
} from '../laws/squares.js';

/** Castling; without a side where the words did not say which. */
export interface CastlingDescription {
  readonly type: 'castling';
  readonly side?: CastlingSide;
}

/** A piece that goes to a square. */
export interface PieceDescription {
  readonly type: 'piece';
  /** Absent where only two squares were named: then whatever stands on the first. */
  readonly kind?: PieceKind;
  /** The file it comes from, where that was said. */
  readonly file?: File;
  /** The rank it comes from, where that was said. */
  readonly rank?: Rank;
  readonly to: Square;
  readonly promotion?: PromotionKind;
  /** Whether a capture was said. Where it was not, a capture is not excluded. */
  readonly capture: boolean;
}

export type MoveDescription = CastlingDescription | PieceDescription;

/** The square a described piece comes from, if both its file and its rank were said. */
export function fromOf(description: PieceDescription): Square | undefined {
  return description.file !== undefined && description.rank !== undefined
    ? `${description.file}${description.rank}`
    : undefined;
}

export function sameDescription(one: MoveDescription, other: MoveDescription): boolean {
  if (one.type === 'castling' || other.type === 'castling') {
    return one.type === 'castling' && other.type === 'castling' && one.side === other.side;
  }
  return (
    one.kind === other.kind &&
    one.file === other.file &&
    one.rank === other.rank &&
    one.to === other.to &&
    one.promotion === other.promotion &&
    one.capture === other.capture
  );
}

/** The legal moves that a description fits. A pawn that must be promoted fits four times where the piece was not said. */
export function movesDescribed(position: Position, description: MoveDescription): readonly Move[] {
  const legal = position.legalMoves();
  if (description.type === 'castling') {
    return legal.filter((move) => move.castling && (!description.side || move.castling === description.side));
  }
  const fitting = legal.filter((move) => move.to === description.to && fits(position, description, move));
  const plain = fitting.filter((move) => !move.castling);
  if (plain.length > 0) return plain;
  return fitting.length > 0 ? fitting : castlingOntoRook(position, description);
}

/** Whether a move takes a piece, en passant included (Art. 3.1, 3.7.4). */
export function isCapture(position: Position, move: Move): boolean {
  if (move.castling) return false;
  if (position.pieceAt(move.to)) return true;
  return position.pieceAt(move.from)?.kind === 'pawn' && fileOf(move.from) !== fileOf(move.to);
}

/** The file a pawn must come from: straight on if neither a file nor a capture was said ("e4"). */
export function pawnFile(description: PieceDescription): File | undefined {
  return description.file ?? (description.capture ? undefined : fileOf(description.to));
}

/** What kind of piece is meant; no letter and no square to come from means a pawn (App. C.4). */
export function kindOf(description: PieceDescription): PieceKind | undefined {
  return description.kind ?? (fromOf(description) === undefined ? 'pawn' : undefined);
}

function fits(position: Position, description: PieceDescription, move: Move): boolean {
  const kind = kindOf(description);
  const file = kind === 'pawn' ? pawnFile(description) : description.file;
  return (
    (kind === undefined || position.placedAt(move.from).kind === kind) &&
    (file === undefined || fileOf(move.from) === file) &&
    (description.rank === undefined || rankOf(move.from) === description.rank) &&
    (description.promotion === undefined || move.promotion === description.promotion) &&
    (!description.capture || isCapture(position, move))
  );
}

/** Castling named by the squares of king and rook, as programs write it in Chess960 ("e1h1"). */
function castlingOntoRook(position: Position, description: PieceDescription): readonly Move[] {
  const from = fromOf(description);
  if (from === undefined || description.capture || description.promotion) return [];
  if (description.kind !== undefined && description.kind !== 'king') return [];
  const move = completeMove(position, { from, to: description.to });
  return move.castling ? position.legalMoves().filter((legal) => sameMove(legal, move)) : [];
}
