/**
 * A position as a text: two have the same one only if they have the same pieces on the same squares, player to move, rights to castle
 * and pawn to be taken en passant. Nothing is lost in it as in a hash, so that what is proved of one position holds for the other.
 */
import { pawnAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { opposite } from '../squares.js';

/** The kind of piece on each square in three planes of bits, the color in a fourth. */
export function positionKey({ board, turn, castles, epSquare }: Chess): string {
  const { white, pawn, knight, bishop, rook, queen, king } = board;
  const planes = [
    white,
    pawn.union(bishop).union(queen),
    knight.union(bishop).union(king),
    rook.union(queen).union(king),
    castles.castlingRights,
  ];
  // En passant counts only where a pawn stands to take so.
  const takers =
    epSquare === undefined ? undefined : pawnAttacks(opposite(turn), epSquare).intersect(pawn).intersect(board[turn]);
  const rest = (takers?.nonEmpty() && epSquare !== undefined ? epSquare + 1 : 0) * 2 + (turn === 'white' ? 1 : 0);
  return String.fromCharCode(rest, ...planes.flatMap(({ lo, hi }) => [lo & 0xffff, lo >>> 16, hi & 0xffff, hi >>> 16]));
}
