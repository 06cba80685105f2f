/**
 * The numeric notation of international correspondence chess (ICCF Rules, appendix on notation): files and ranks as digits 1 to 8,
 * "5254" for e2-e4; a fifth digit for what a pawn becomes, 1 queen, 2 rook, 3 bishop, 4 knight; castling as the king's move.
 */
import { FILES, RANKS, type PromotionKind } from '../laws/squares.js';
import type { PieceDescription } from './description.js';

const SHAPE = /^([1-8])([1-8])[\s-]*([1-8])([1-8])[\s=]*([1-4])?$/u;

const BECOMES: Readonly<Record<string, PromotionKind>> = { 1: 'queen', 2: 'rook', 3: 'bishop', 4: 'knight' };

/** The move that four or five digits tell, or `undefined` where the text is none. */
export function readNumeric(text: string): PieceDescription | undefined {
  const [, ...digits] = SHAPE.exec(text.trim()) ?? [];
  const [fromFile, fromRank, toFile, toRank] = digits.slice(0, 4).map((digit) => Number(digit) - 1);
  if (fromFile === undefined || fromRank === undefined || toFile === undefined || toRank === undefined)
    return undefined;
  const [file, rank, arrival, arrivalRank] = [FILES[fromFile], RANKS[fromRank], FILES[toFile], RANKS[toRank]];
  if (!file || !rank || !arrival || !arrivalRank) return undefined;
  const promotion = BECOMES[digits[4] ?? ''];
  return { type: 'piece', file, rank, to: `${arrival}${arrivalRank}`, ...(promotion && { promotion }), capture: false };
}
