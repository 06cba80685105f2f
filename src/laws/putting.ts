/**
 * Pieces put where Art. 3 does not let them go: chessops only plays what is legal.
 */
import type { Chess } from 'chessops/chess';
import { makeSquare, parseSquare } from 'chessops/util';
import { castlingSquares } from './native-moves.js';
import { opposite, takenEnPassant, type Color, type Move, type PlacedPiece, type Square } from './squares.js';

/** `castlingRook` is where the rook stands that comes along, when castling was meant. A piece must stand on `move.from`. */
export function put(chess: Chess, move: Move, castlingRook: Square | undefined): Chess {
  const next = chess.clone();
  const from = parseSquare(move.from);
  const to = parseSquare(move.to);
  const piece = next.board.take(from);
  if (!piece) throw new Error(`no piece on ${move.from}`);
  const rook = castlingRook && next.board.take(parseSquare(castlingRook));
  const taken = next.board.set(to, move.promotion ? { ...piece, role: move.promotion } : piece);
  if (rook && move.castling) next.board.set(parseSquare(castlingSquares(piece.color, move.castling).rook), rook);
  if (piece.role === 'king') next.castles.discardColor(piece.color);
  next.castles.discardRook(from);
  next.castles.discardRook(to);
  next.epSquare = undefined;
  next.halfmoves = piece.role === 'pawn' || taken ? 0 : next.halfmoves + 1;
  if (next.turn === 'black') next.fullmoves += 1;
  next.turn = opposite(next.turn);
  return next;
}

/** The opponent's pieces that would give check to this side's king if the piece were simply put there. */
export function attackersOncePut(chess: Chess, move: Move, color: Color): readonly PlacedPiece[] {
  const board = chess.board.clone();
  const piece = board.take(parseSquare(move.from));
  if (!piece) return [];
  board.set(parseSquare(move.to), piece);
  if (piece.role === 'pawn' && chess.epSquare === parseSquare(move.to)) board.take(parseSquare(takenEnPassant(move)));
  const king = board.kingOf(color);
  if (king === undefined) return [];
  const after = chess.clone();
  after.board = board;
  return [...after.kingAttackers(king, opposite(color), board.occupied)].map((square) => {
    const attacker = board.get(square);
    if (!attacker) throw new Error('an attacker stands on its square');
    return { color: attacker.color, kind: attacker.role, square: makeSquare(square) };
  });
}
