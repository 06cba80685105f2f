/**
 * Positions from Forsyth–Edwards notation, and what is wrong with one that cannot be had.
 */
import { Chess, type IllegalSetup } from 'chessops/chess';
import { parseFen, type InvalidFen } from 'chessops/fen';
import { Position } from './board.js';

/** What is wrong with a FEN: either its text cannot be read, or no game can stand so. */
export type PositionProblem =
  | 'unreadable'
  | 'board'
  | 'turn'
  | 'castling'
  | 'en passant'
  /** It can be read, and king or rook is not there, or no pawn can just have passed; asked of what comes from outside alone (`readFen`). */
  | 'castling impossible'
  | 'en passant impossible'
  | 'counters'
  | 'no pieces'
  | 'kings'
  | 'pawn on last rank'
  | 'opponent in check';

export type PositionResult =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly problem: PositionProblem };

const FEN_PROBLEMS: Readonly<Record<string, PositionProblem>> = {
  ERR_FEN: 'unreadable',
  ERR_BOARD: 'board',
  ERR_POCKETS: 'board',
  ERR_TURN: 'turn',
  ERR_CASTLING: 'castling',
  ERR_EP_SQUARE: 'en passant',
  ERR_REMAINING_CHECKS: 'unreadable',
  ERR_HALFMOVES: 'counters',
  ERR_FULLMOVES: 'counters',
} satisfies Record<`${InvalidFen}`, PositionProblem>;

const SETUP_PROBLEMS: Readonly<Record<string, PositionProblem>> = {
  ERR_EMPTY: 'no pieces',
  ERR_OPPOSITE_CHECK: 'opponent in check',
  ERR_PAWNS_ON_BACKRANK: 'pawn on last rank',
  ERR_KINGS: 'kings',
  ERR_VARIANT: 'unreadable',
} satisfies Record<`${IllegalSetup}`, PositionProblem>;

/** Reads a position from Forsyth–Edwards notation; castling rights also as X-FEN or Shredder-FEN. */
export function parsePosition(fen: string): PositionResult {
  const setup = parseFen(fen.trim());
  if (setup.isErr) return { ok: false, problem: FEN_PROBLEMS[setup.error.message] ?? 'unreadable' };
  const chess = Chess.fromSetup(setup.value);
  if (chess.isErr) return { ok: false, problem: SETUP_PROBLEMS[chess.error.message] ?? 'unreadable' };
  return { ok: true, position: new Position(chess.value) };
}
