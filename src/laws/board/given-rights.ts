/**
 * What a given position says of castling and of the pawn that may be taken en passant, and whether that can be so (Art. 3.7.3.1, 3.8.2; for
 * Chess960 Guidelines II). chessops leaves out what cannot be; here it is told.
 */
import {
  FILES,
  SQUARES,
  fileIndex,
  fileOf,
  lastRankOf,
  opposite,
  placed,
  rankOf,
  type CastlingSide,
  type Color,
  type File,
  type PlacedPiece,
  type Square,
} from '../squares.js';

/** That a player may still castle: on a side with the outermost rook there, or with the rook of a square (Shredder-FEN). */
export type CastlingRight =
  | { readonly color: Color; readonly side: CastlingSide }
  | { readonly color: Color; readonly rook: Square };

/** How a right cannot be: what would have to stand where. */
export interface RightWithout {
  readonly reason: 'castling without king' | 'castling without rook';
  readonly right: CastlingRight;
  /** The king or the rook that is not there. */
  readonly missing: PlacedPiece;
}

/** Why no pawn can just have passed over a square (Art. 3.7.3.1). */
export type EnPassantProblem =
  /** A pawn passes over rank 3 or rank 6: the one of the player not on move. */
  | { readonly reason: 'en passant rank'; readonly square: Square; readonly turn: Color; readonly rank: '3' | '6' }
  | { readonly reason: 'en passant without pawn'; readonly square: Square; readonly missing: PlacedPiece }
  | { readonly reason: 'en passant not empty'; readonly square: Square; readonly occupied: Square };

/** Rights as a FEN writes them, "KQkq", "HAha" or "-"; its letters have been read before. */
export function rightsIn(text: string): readonly CastlingRight[] {
  return Array.from(text.replace('-', '')).map((letter): CastlingRight => {
    const small = letter.toLowerCase();
    const color: Color = letter === small ? 'black' : 'white';
    if (small === 'k' || small === 'q') return { color, side: small === 'k' ? 'short' : 'long' };
    return { color, rook: `${small as File}${homeRank(color)}` };
  });
}

/** The rook that a right is about; `undefined` where the king stands away from its rank, or no rook on that side. */
export function rookOf(right: CastlingRight, pieces: readonly PlacedPiece[]): Square | undefined {
  const king = kingAtHome(pieces, right.color);
  if (!king) return undefined;
  const rooks = SQUARES.filter(
    (square) =>
      rankOf(square) === homeRank(right.color) && has(pieces, placed({ color: right.color, kind: 'rook' }, square)),
  );
  if ('rook' in right) return rooks.find((square) => square === right.rook);
  return right.side === 'short' ? rooks.findLast((square) => square > king) : rooks.find((square) => square < king);
}

/**
 * What a right to castle is without; `undefined` where it can be.
 *
 * @param anywhere as in Chess960, where king and rooks may have begun on any file; else on e, a and h (Art. 2.3)
 */
export function rightProblem(
  right: CastlingRight,
  pieces: readonly PlacedPiece[],
  anywhere: boolean,
): RightWithout | undefined {
  const { color } = right;
  const rank = homeRank(color);
  const king = kingAtHome(pieces, color);
  if (!king || (!anywhere && fileOf(king) !== 'e')) {
    return { reason: 'castling without king', right, missing: placed({ color, kind: 'king' }, `e${rank}`) };
  }
  const rook = rookOf(right, pieces);
  const usual: Square = 'rook' in right ? right.rook : `${right.side === 'short' ? 'h' : 'a'}${rank}`;
  if (rook && (anywhere || 'rook' in right || rook === usual)) return undefined;
  return { reason: 'castling without rook', right, missing: placed({ color, kind: 'rook' }, usual) };
}

/** Whether such a pawn can have passed there; `undefined` where it can. */
export function enPassantProblem(
  square: Square,
  turn: Color,
  pieces: readonly PlacedPiece[],
): EnPassantProblem | undefined {
  const rank = turn === 'white' ? '6' : '3';
  if (rankOf(square) !== rank) return { reason: 'en passant rank', square, turn, rank };
  const file = fileOf(square);
  const missing = placed({ color: opposite(turn), kind: 'pawn' }, `${file}${turn === 'white' ? '5' : '4'}`);
  if (!has(pieces, missing)) return { reason: 'en passant without pawn', square, missing };
  const from: Square = `${file}${turn === 'white' ? '7' : '2'}`;
  const occupied = [square, from].find((one) => pieces.some((piece) => piece.square === one));
  return occupied ? { reason: 'en passant not empty', square, occupied } : undefined;
}

/** Which side a rook stands on, seen from its king: the h-side is the short one. */
export function sideOf(right: CastlingRight, king: Square | undefined): CastlingSide {
  if ('side' in right) return right.side;
  return fileIndex(right.rook) > (king ? fileIndex(king) : 4) ? 'short' : 'long';
}

/** The rank where a player's king and rooks stand at first. */
function homeRank(color: Color): '1' | '8' {
  return lastRankOf(opposite(color)) === '1' ? '1' : '8';
}

function kingAtHome(pieces: readonly PlacedPiece[], color: Color): Square | undefined {
  return FILES.map((file): Square => `${file}${homeRank(color)}`).find((square) =>
    has(pieces, placed({ color, kind: 'king' }, square)),
  );
}

function has(pieces: readonly PlacedPiece[], { color, kind, square }: PlacedPiece): boolean {
  return pieces.some((piece) => piece.square === square && piece.kind === kind && piece.color === color);
}
