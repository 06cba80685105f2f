/**
 * Our moves and those of chessops, which writes castling as the king taking its own rook.
 */
import { castlingSide, type Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { kingCastlesTo, makeSquare, parseSquare, rookCastlesTo } from 'chessops/util';
import { PROMOTION_KINDS, lastRankOf, type CastlingSide, type Color, type Move, type Square } from './squares.js';

/** The side as chessops names it. */
export function wing(side: CastlingSide): 'a' | 'h' {
  return side === 'short' ? 'h' : 'a';
}

/** The king's and the rook's squares when this player castles on that side. */
export function castlingSquares(color: Color, side: CastlingSide): { readonly king: Square; readonly rook: Square } {
  return {
    king: makeSquare(kingCastlesTo(color, wing(side))),
    rook: makeSquare(rookCastlesTo(color, wing(side))),
  };
}

/** The same move for chessops; absent where no right to castle so is left. */
export function nativeMove(chess: Chess, move: Move): NormalMove | undefined {
  const from = parseSquare(move.from);
  if (move.castling) {
    const rook = chess.castles.rook[chess.turn][wing(move.castling)];
    return rook === undefined ? undefined : { from, to: rook };
  }
  const to = parseSquare(move.to);
  return move.promotion ? { from, to, promotion: move.promotion } : { from, to };
}

/** The moves that chessops has as one: a pawn's to the last rank is as many as there are kinds to become. */
export function movesOf(chess: Chess, native: NormalMove): readonly Move[] {
  const from = makeSquare(native.from);
  const side = castlingSide(chess, native);
  if (side) {
    return [{ from, to: makeSquare(kingCastlesTo(chess.turn, side)), castling: side === 'h' ? 'short' : 'long' }];
  }
  const to = makeSquare(native.to);
  return chess.board.pawn.has(native.from) && to[1] === lastRankOf(chess.turn)
    ? PROMOTION_KINDS.map((promotion) => ({ from, to, promotion }))
    : [{ from, to }];
}

/** Art. 1.4.1: the king is never captured, also where an illegal move that stands has left it in check. */
export function takesKing(chess: Chess, { to }: NormalMove): boolean {
  const piece = chess.board.get(to);
  return piece?.role === 'king' && piece.color !== chess.turn;
}
