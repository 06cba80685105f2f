/**
 * Squares and pieces by the names the Laws give them (Art. 2, App. C.7–C.8), and the little geometry that needs no rule.
 */
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

export type File = (typeof FILES)[number];

export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Rank = (typeof RANKS)[number];

/** A square by its algebraic name, "e4" (App. C.8). */
export type Square = `${File}${Rank}`;

/** All 64 squares, a1, b1 … h1, a2 … h8. */
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) => FILES.map((file): Square => `${file}${rank}`));

export const COLORS = ['white', 'black'] as const;

export type Color = (typeof COLORS)[number];

export type ByColor<T> = Readonly<Record<Color, T>>;

/** The six kinds of piece in the order the Laws list them (Art. 2.2), highest first. */
export const PIECE_KINDS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;

export type PieceKind = (typeof PIECE_KINDS)[number];

/** What a pawn may become (Art. 3.7.5.1, formerly 3.7.e). */
export const PROMOTION_KINDS = ['queen', 'rook', 'bishop', 'knight'] as const;

export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export function isPromotionKind(kind: PieceKind): kind is PromotionKind {
  return PROMOTION_KINDS.some((promotion) => promotion === kind);
}

export interface Piece {
  readonly color: Color;
  readonly kind: PieceKind;
}

export interface PlacedPiece extends Piece {
  readonly square: Square;
}

/** A piece that is spoken of together with its square. */
export function placed(piece: Piece, square: Square): PlacedPiece {
  return { color: piece.color, kind: piece.kind, square };
}

export type CastlingSide = 'short' | 'long';

/**
 * A move by its two squares. For castling, `from` and `to` are the king's own squares (also in Chess960, where
 * they may be the same) and `castling` says the side, so that no reader has to guess it.
 */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: PromotionKind;
  readonly castling?: CastlingSide;
}

export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

export function isSquare(text: string): text is Square {
  return /^[a-h][1-8]$/.test(text);
}

export function fileOf(square: Square): File {
  return square[0] as File;
}

export function rankOf(square: Square): Rank {
  return square[1] as Rank;
}

/** Where this player's pawns are promoted (Art. 3.7.5). */
export function lastRankOf(color: Color): Rank {
  return color === 'white' ? '8' : '1';
}

/** Art. 3.7.4.1: the square of the pawn that a pawn takes by this move en passant, beside the one it came from. */
export function takenEnPassant({ from, to }: Move): Square {
  return `${fileOf(to)}${rankOf(from)}`;
}

/** 0 for the a-file … 7 for the h-file. */
export function fileIndex(square: Square): number {
  return square.charCodeAt(0) - 97;
}

/** 0 for rank 1 … 7 for rank 8. */
export function rankIndex(square: Square): number {
  return square.charCodeAt(1) - 49;
}

/** The square at these indices (0–7), or `undefined` beyond the edge of the board. */
export function squareAt(file: number, rank: number): Square | undefined {
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : SQUARES[rank * 8 + file];
}

/** Art. 2.1: a1 is dark, and the squares alternate. */
export function shadeOf(square: Square): 'light' | 'dark' {
  return (fileIndex(square) + rankIndex(square)) % 2 === 0 ? 'dark' : 'light';
}

/** The move alone, of something that knows more about it. */
export function moveAlone({ from, to, promotion, castling }: Move): Move {
  return { from, to, ...(promotion && { promotion }), ...(castling && { castling }) };
}

export function sameMove(one: Move, other: Move): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.promotion === other.promotion &&
    one.castling === other.castling
  );
}

/** The squares of a rank from one to the other, both included, in the order they are crossed. */
export function rankWay(from: Square, to: Square): readonly Square[] {
  const step = Math.sign(fileIndex(to) - fileIndex(from));
  const length = Math.abs(fileIndex(to) - fileIndex(from));
  return Array.from({ length: length + 1 }, (_, index) =>
    squareAt(fileIndex(from) + index * step, Number(from[1]) - 1),
  ).filter((square) => square !== undefined);
}
