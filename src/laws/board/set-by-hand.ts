/**
 * Boards as hands have set them, where each player has his own: they need not agree with the game, nor with each other (App. D.1, D.2.9).
 */
import { Chess } from 'chessops/chess';
import { parseSquare } from 'chessops/util';
import { SQUARES, placed, takenEnPassant, type Move, type Piece, type PlacedPiece, type Square } from '../squares.js';
import { Position } from './board.js';

/** A square on which two boards differ, and what stands there on each; nothing where it is empty. */
export interface BoardDifference {
  readonly square: Square;
  readonly white?: Piece;
  readonly black?: Piece;
}

/** Where White's board and Black's differ, from a1 to h8. */
export function differencesOf(white: Position, black: Position): readonly BoardDifference[] {
  if (white === black) return [];
  return SQUARES.flatMap((square): readonly BoardDifference[] => {
    const one = white.pieceAt(square);
    const other = black.pieceAt(square);
    if (one?.kind === other?.kind && one?.color === other?.color) return [];
    return [{ square, ...(one && { white: one }), ...(other && { black: other }) }];
  });
}

export function samePieces(one: Position, other: Position): boolean {
  return differencesOf(one, other).length === 0;
}

/** The position of the game itself, where the board shows just that: what a hand has set up knows of no castling rights. */
export function asInGame(board: Position, position: Position): Position {
  return samePieces(board, position) ? position : board;
}

/** A board with these pieces on it, whatever Art. 3 says of them; turn and move number are those of the game. */
export function boardWith(pieces: readonly PlacedPiece[], { turn, moveNumber }: Position): Position {
  const chess = Chess.default();
  chess.board.clear();
  chess.castles.discardColor('white');
  chess.castles.discardColor('black');
  for (const { square, color, kind } of pieces) chess.board.set(parseSquare(square), { color, role: kind });
  chess.turn = turn;
  chess.fullmoves = moveNumber;
  return new Position(chess);
}

/** The board without the piece on this square. */
export function without(board: Position, square: Square): Position {
  return boardWith(
    board.pieces().filter((piece) => piece.square !== square),
    board,
  );
}

/**
 * The board after a hand has made a move on it: what stands on `move.to` is off it, and so is a pawn taken en passant where that
 * is `enPassant`. A piece must stand on `move.from`.
 */
export function moveByHand(board: Position, move: Move, enPassant: boolean): Position {
  const { color, kind } = board.placedAt(move.from);
  const rook = move.castling && board.outerRook(color, move.castling);
  const off = [move.from, move.to, rook, enPassant ? takenEnPassant(move) : undefined];
  const rest = board.pieces().filter(({ square }) => !off.includes(square));
  const there = placed({ color, kind: move.promotion ?? kind }, move.to);
  const beside = rook ? [placed({ color, kind: 'rook' }, board.castlingSquares(color, move.castling).rook)] : [];
  return boardWith([...rest.filter(({ square }) => square !== beside[0]?.square), there, ...beside], board);
}

/** Whether this move, legal in the position, takes a pawn en passant (Art. 3.7.4). */
export function takesEnPassant(position: Position, move: Move): boolean {
  return (
    !move.castling &&
    position.pieceAt(move.from)?.kind === 'pawn' &&
    move.from[0] !== move.to[0] &&
    position.pieceAt(move.to) === undefined &&
    position.isLegal(move)
  );
}
