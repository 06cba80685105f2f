/**
 * What must be played, in Belarusian, without the player: "хадзіць ладдзёй, што на е два".
 */
import type { Duty } from '../../../src/laws/acts/move.js';
import type { Move, PieceKind } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { CASTLING, kindIn, theKind } from './names.js';

/** Art. 4.3 to 4.5. After "павінны". "хадзіць ладдзёй е два" could be heard as going there. */
export function toDo(duty: Duty): string {
  switch (duty.type) {
    case 'free':
      return 'зрабіць ход';
    case 'move':
      return `хадзіць ${kindIn(duty.piece.kind, 'instrumental')}, што на ${at(duty.piece.square)}`;
    case 'capture':
      return `ўзяць ${theKind(duty.piece, 'accusative')}${duty.by ? ` ${theKind(duty.by, 'instrumental')}` : ''}`;
    case 'castle':
      return `зрабіць ${CASTLING[duty.side].accusative}`;
  }
}

/** A move named by itself: "ладдзя е два на е адзін", "кароткая ракіроўка". */
export function inFull({ piece, from, to, castling, promotion }: Move & { readonly piece: PieceKind }): string {
  if (castling) return CASTLING[castling].nominative;
  const becomes = promotion ? `, ${kindIn(promotion, 'nominative')}` : '';
  return `${kindIn(piece, 'nominative')} ${at(from)} на ${at(to)}${becomes}`;
}

/** "пасля хода ладдзя е два на е адзін", "пасля кароткай ракіроўкі". */
export function after(move: Move & { readonly piece: PieceKind }): string {
  return move.castling ? `пасля ${CASTLING[move.castling].genitive}` : `пасля хода ${inFull(move)}`;
}
