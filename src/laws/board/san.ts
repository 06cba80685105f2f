/**
 * A legal move in algebraic notation as PGN has it: English letters, castling in letters O. Check and mate are left out, for they
 * are facts of their own.
 */
import { attacks } from 'chessops/attacks';
import type { Chess, Context } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { makeSquare, parseSquare, roleToChar, squareFile, squareRank } from 'chessops/util';
import { FILES, RANKS, type Move } from '../squares.js';

/** App. C.2–C.13. `context` is that of the position before the move. */
export function sanOf(chess: Chess, context: Context, move: Move): string {
  if (move.castling) return move.castling === 'short' ? 'O-O' : 'O-O-O';
  const from = parseSquare(move.from);
  const to = parseSquare(move.to);
  const takes = chess.board.occupied.has(to) || (chess.board.pawn.has(from) && squareFile(from) !== squareFile(to));
  const promotion = move.promotion ? `=${roleToChar(move.promotion).toUpperCase()}` : '';
  return `${mover(chess, context, { from, to }, takes)}${takes ? 'x' : ''}${move.to}${promotion}`;
}

/** What goes: a capturing pawn by its file, a piece by its letter, and by what tells it from others of its kind (App. C.10). */
function mover(chess: Chess, context: Context, { from, to }: NormalMove, takes: boolean): string {
  const { board, turn } = chess;
  const role = board.getRole(from);
  if (!role) throw new Error(`no piece on ${makeSquare(from)}`);
  if (role === 'pawn') return takes ? fileName(from) : '';
  const letter = roleToChar(role).toUpperCase();
  const near = attacks({ role, color: turn }, to, board.occupied).intersect(board[role]).intersect(board[turn]);
  const others = [...near.without(from)].filter((square) => chess.dests(square, context).has(to));
  if (others.length === 0) return letter;
  const sameFile = others.some((square) => squareFile(square) === squareFile(from));
  const sameRank = others.some((square) => squareRank(square) === squareRank(from));
  return `${letter}${!sameFile || sameRank ? fileName(from) : ''}${sameFile ? rankName(from) : ''}`;
}

function fileName(square: number): string {
  return FILES[squareFile(square)] ?? '';
}

function rankName(square: number): string {
  return RANKS[squareRank(square)] ?? '';
}
