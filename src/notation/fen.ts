/**
 * Reading a position that comes from outside, as from the address `?fen=…`: Forsyth–Edwards notation, or what is wrong with it.
 */
import type { Position } from '../laws/board/board.js';
import { parsePosition, type PositionProblem } from '../laws/board/parse-position.js';
import { COLORS, isSquare } from '../laws/squares.js';
import { plainText, TEXT_LIMIT } from './typed-text.js';

/** Why a text is no position. */
export type FenRefusal =
  | { readonly reason: 'too long'; readonly length: number; readonly limit: number }
  /** `part` is the field of the text that is wrong, as it was written; empty where it is missing. */
  | { readonly reason: 'not a position'; readonly problem: PositionProblem; readonly part: string };

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

/** What is given beside the pieces has to go with them: what does not, chessops has left out. */
function withoutFault(position: Position, fen: string): FenResult {
  const [, , castling = '', enPassant = ''] = fen.split(/\s+/u);
  const given = new Set(castling.replace('-', '')).size;
  const rights = COLORS.flatMap((color) => [
    position.castlingRook(color, 'short'),
    position.castlingRook(color, 'long'),
  ]);
  const refused = (problem: PositionProblem, part: string): FenResult => ({
    ok: false,
    refusal: { reason: 'not a position', problem, part },
  });
  if (given !== rights.filter((rook) => rook).length) return refused('castling impossible', castling);
  if (isSquare(enPassant) && (!position.enPassantSquare || position.pieceAt(enPassant)))
    return refused('en passant impossible', enPassant);
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
    case 'castling impossible':
      return castling;
    case 'en passant':
    case 'en passant impossible':
      return enPassant;
    case 'counters':
      return counters.join(' ');
  }
}
