/**
 * A move as a player describes it: never more than is needed to tell it from the others (App. C.8–C.11).
 */
import { completeMove, type Position } from '../laws/board/board.js';
import {
  fileIndex,
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
interface CastlingDescription {
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
  /** What is taken, where that was said. */
  readonly captured?: PieceKind;
}

/**
 * A part of a move ("queen takes"), or a move told otherwise than by the square it goes to ("PxP"): a move is meant of which all
 * that was said holds.
 */
export interface PartDescription {
  readonly type: 'part';
  readonly kind?: PieceKind;
  /** Which of several pieces of the kind: the one that stands farthest to this side of the board. */
  readonly wing?: 'king' | 'queen';
  /** The files it may come from. */
  readonly files?: readonly File[];
  readonly rank?: Rank;
  /** The files it may go to. */
  readonly toFiles?: readonly File[];
  readonly toRank?: Rank;
  readonly promotion?: PromotionKind;
  /** Whether a capture was said. */
  readonly capture: boolean;
  readonly captured?: PieceKind;
  /** En passant was said. */
  readonly passing?: true;
}

export type MoveDescription = CastlingDescription | PieceDescription | PartDescription;

/** The square a described piece comes from, if both its file and its rank were said. */
export function fromOf(description: PieceDescription): Square | undefined {
  return description.file !== undefined && description.rank !== undefined
    ? `${description.file}${description.rank}`
    : undefined;
}

export function sameDescription(one: MoveDescription, other: MoveDescription): boolean {
  const said: Readonly<Record<string, unknown>> = { ...one };
  const alsoSaid: Readonly<Record<string, unknown>> = { ...other };
  const names = Object.keys(said);
  return (
    names.length === Object.keys(alsoSaid).length &&
    names.every((name) => Object.hasOwn(alsoSaid, name) && sameValue(said[name], alsoSaid[name]))
  );
}

/** Words, or lists of words in the same order. */
function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** The legal moves that a description fits. A pawn that must be promoted fits four times where the piece was not said. */
export function movesDescribed(position: Position, description: MoveDescription): readonly Move[] {
  const legal = position.legalMoves();
  if (description.type === 'castling') {
    return legal.filter((move) => move.castling && (!description.side || move.castling === description.side));
  }
  if (description.type === 'part') return movesOfPart(position, description);
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

/** What a move takes, en passant included. */
function capturedBy(position: Position, move: Move): PieceKind | undefined {
  if (!isCapture(position, move)) return undefined;
  return position.pieceAt(move.to)?.kind ?? 'pawn';
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
    (!description.capture || isCapture(position, move)) &&
    (description.captured === undefined || capturedBy(position, move) === description.captured)
  );
}

function movesOfPart(position: Position, part: PartDescription): readonly Move[] {
  const fitting = position.legalMoves().filter((move) => !move.castling && fitsPart(position, part, move));
  if (!part.wing) return fitting;
  const indices = fitting.map((move) => fileIndex(move.from));
  const outermost = part.wing === 'king' ? Math.max(...indices) : Math.min(...indices);
  // Of two pieces the other one was not meant, even where it alone could go there.
  const all = position.pieces().filter(({ color, kind }) => color === position.turn && kind === part.kind);
  const further = all.some(({ square }) =>
    part.wing === 'king' ? fileIndex(square) > outermost : fileIndex(square) < outermost,
  );
  return further ? [] : fitting.filter((move) => fileIndex(move.from) === outermost);
}

function fitsPart(position: Position, part: PartDescription, move: Move): boolean {
  return (
    (part.kind === undefined || position.placedAt(move.from).kind === part.kind) &&
    (part.files?.includes(fileOf(move.from)) ?? true) &&
    (part.rank === undefined || rankOf(move.from) === part.rank) &&
    (part.toFiles?.includes(fileOf(move.to)) ?? true) &&
    (part.toRank === undefined || rankOf(move.to) === part.toRank) &&
    (part.promotion === undefined || move.promotion === part.promotion) &&
    (!part.capture || isCapture(position, move)) &&
    (part.captured === undefined || capturedBy(position, move) === part.captured) &&
    (!part.passing || (isCapture(position, move) && !position.pieceAt(move.to)))
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
