/**
 * Why castling is not possible, in Macedonian (Art. 3.8.2).
 */
import type { CastlingObstacle } from '../../../src/laws/acts/move.js';
import type { CastlingSide, PlacedPiece, Square } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { CASTLING, capitalized, thePiece, thePieces } from './names.js';

export function castling(side: CastlingSide, obstacle: CastlingObstacle): string {
  switch (obstacle.why) {
    case 'king has moved':
      return 'Кралот веќе се движел, па рокада не е можна.';
    case 'rook has moved':
      return `Топот од ${at(obstacle.rook)} се движел или е земен, па ${CASTLING[side]} не е можна.`;
    case 'right is lost':
      return `Правото на ${CASTLING[side]} е изгубено.`;
    case 'in check':
      return `Рокада не е можна ${underCheck(obstacle.by)}.`;
    case 'through check':
      return `Рокада не е можна низ шах: ${attacked(obstacle.square, obstacle.by)}.`;
    case 'into check':
      return `Рокада не е можна во шах: ${attacked(obstacle.square, obstacle.by)}.`;
    case 'way blocked':
      return `${capitalized(CASTLING[side])} не е можна: патот го попречува ${thePiece(obstacle.by)}.`;
  }
}

/** "под шах од ловецот на бе четири"; an attacker need not be known. */
export function underCheck(by: readonly PlacedPiece[]): string {
  return by.length > 0 ? `под шах од ${thePieces(by)}` : 'под шах';
}

/** "полето еф еден го напаѓа ловецот на а шест"; the verb agrees with how many attack. */
function attacked(square: Square, by: readonly PlacedPiece[]): string {
  return `полето ${at(square)} го ${by.length > 1 ? 'напаѓаат' : 'напаѓа'} ${thePieces(by)}`;
}
