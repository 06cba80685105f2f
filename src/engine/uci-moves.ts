/**
 * Moves as the engine writes them: two squares and the letter of a promotion, castling as the king's own two squares, or in
 * Chess960 as the squares of king and rook.
 */
import type { Position } from '../laws/board.js';
import { completeMove } from '../laws/complete-move.js';
import { isSquare, type Move, type PromotionKind } from '../laws/squares.js';

const PROMOTION_LETTERS: Readonly<Record<PromotionKind, string>> = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };
const PROMOTIONS: Readonly<Record<string, PromotionKind>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

export function makeUciMove(move: Move): string {
  return `${move.from}${move.to}${move.promotion ? PROMOTION_LETTERS[move.promotion] : ''}`;
}

/** @param position in which it is made */
export function makeChess960Move(position: Position | undefined, move: Move): string {
  const rook = move.castling && position?.castlingRook(position.turn, move.castling);
  return rook ? `${move.from}${rook}` : makeUciMove(move);
}

/** Reads a move of the engine; `undefined` unless it is legal in the position. */
export function parseUciMove(position: Position, text: string): Move | undefined {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  const letter = text.slice(4);
  const promotion = PROMOTIONS[letter];
  if (!isSquare(from) || !isSquare(to) || (letter !== '' && !promotion)) return undefined;
  const move = completeMove(position, { from, to, ...(promotion && { promotion }) });
  return position.isLegal(move) ? move : undefined;
}
