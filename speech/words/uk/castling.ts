/**
 * Why the king cannot castle, in Ukrainian (Art. 3.8.2).
 */
import type { CastlingObstacle } from '../../../src/laws/acts/move.js';
import type { CastlingSide, PlacedPiece, Square } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { capitalized } from './counting.js';
import { CASTLES, thePiece, thePieces } from './names.js';

export function castling(side: CastlingSide, obstacle: CastlingObstacle): string {
  switch (obstacle.why) {
    case 'king has moved':
      return 'Король уже ходив, тому рокіровка неможлива.';
    case 'rook has moved':
      return `Тура із ${at(obstacle.rook)} уже ходила або взята, тому ${CASTLES[side].nominative} неможлива.`;
    case 'right is lost':
      return `Право на ${CASTLES[side].accusative} втрачено.`;
    case 'in check':
      return `Рокіровка під шахом неможлива${obstacle.by.length > 0 ? `: шах від ${thePieces(obstacle.by, 'genitive')}` : ''}.`;
    case 'through check':
      return `Рокіровка через бите поле неможлива: ${attacked(obstacle.square, obstacle.by)}.`;
    case 'into check':
      return `Рокіровка під шах неможлива: ${attacked(obstacle.square, obstacle.by)}.`;
    case 'way blocked':
      return `${capitalized(CASTLES[side].nominative)} неможлива: шлях перекриває ${thePiece(obstacle.by)}.`;
  }
}

/** "поле еф один атакує слон на а шість". */
function attacked(square: Square, by: readonly PlacedPiece[]): string {
  return `поле ${at(square)} ${by.length === 1 ? 'атакує' : 'атакують'} ${thePieces(by)}`;
}
