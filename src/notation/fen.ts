/**
 * Reading a position that comes from outside, as from the address `?fen=…`: Forsyth–Edwards notation, or what is wrong with it.
 */
import type { Position } from '../laws/board/board.js';
import { enPassantProblem, rightProblem, rightsIn } from '../laws/board/given-rights.js';
import { parsePosition, type PositionProblem } from '../laws/board/parse-position.js';
import { isSquare, type PlacedPiece } from '../laws/squares.js';
import { plainText, TEXT_LIMIT } from './typed-text.js';

/** Why a text is no position. */
export type FenRefusal =
  | { readonly reason: 'too long'; readonly length: number; readonly limit: number }
  /** `part` is the field of the text that is wrong, as it was written; empty where it is missing. */
  | { readonly reason: 'not a position'; readonly problem: PositionProblem; readonly part: string }
  /** A right to castle without its king or rook, which stands nowhere. */
  | { readonly reason: 'castling without piece'; readonly missing: PlacedPiece };

export type FenResult =
  | { readonly ok: true; readonly position: Position; readonly fen: string }
  | { readonly ok: false; readonly refusal: FenRefusal };

/** Reads a FEN; blanks may be written as underscores, which some addresses do. */
export function readFen(text: string): FenResult {
  if (text.length > TEXT_LIMIT) {
    return { ok: false, refusal: { reason: 'too long', length: text.length, limit: TEXT_LIMIT } };
  }
  const fen = plainText(text).replace(/_/g, ' ');
  const result = parsePosition(fen);
  if (result.ok) return withoutFault(result.position, fen);
  return {
    ok: false,
    refusal: { reason: 'not a position', problem: result.problem, part: partOf(fen, result.problem) },
  };
}

/** What is given beside the pieces has to go with them. */
function withoutFault(position: Position, fen: string): FenResult {
  const [, , castling = '', enPassant = ''] = fen.split(/\s+/u);
  const pieces = position.pieces();
  for (const right of rightsIn(castling)) {
    // A FEN does not say whether it is of Chess960.
    const problem = rightProblem(right, pieces, true);
    if (problem) return { ok: false, refusal: { reason: 'castling without piece', missing: problem.missing } };
  }
  if (isSquare(enPassant) && enPassantProblem(enPassant, position.turn, pieces)) {
    const refusal = { reason: 'not a position', problem: 'en passant impossible', part: enPassant } as const;
    return { ok: false, refusal };
  }
  return { ok: true, position, fen: position.fen() };
}

function partOf(fen: string, problem: PositionProblem): string {
  const [board = '', turn = '', castling = '', enPassant = '', ...counters] = fen.split(/ +/);
  switch (problem) {
    case 'unreadable':
      return fen;
    case 'board':
    case 'no pieces':
    case 'kings':
    case 'pawn on last rank':
      return board;
    case 'turn':
    case 'opponent in check':
      return turn;
    case 'castling':
      return castling;
    case 'en passant':
    case 'en passant impossible':
      return enPassant;
    case 'counters':
      return counters.join(' ');
  }
}
