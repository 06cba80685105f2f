/**
 * Reading a position that comes from outside, as from the address `?fen=…`: Forsyth–Edwards notation, or what is wrong with it.
 */
import type { Position } from '../laws/board/board.js';
import { parsePosition, type PositionProblem } from '../laws/board/parse-position.js';
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
  if (result.ok) return { ok: true, position: result.position, fen: result.position.fen() };
  return {
    ok: false,
    refusal: { reason: 'not a position', problem: result.problem, part: partOf(fen, result.problem) },
  };
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
      return enPassant;
    case 'counters':
      return counters.join(' ');
  }
}
