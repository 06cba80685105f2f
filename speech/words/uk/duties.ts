/**
 * What must be played, in Ukrainian, without the player: "ходити турою із е два".
 */
import type { Duty } from '../../../src/laws/acts/move.js';
import type { Move, PieceKind } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { CASTLES, kindFrom, kindIn, theKind } from './names.js';

type Named = Move & { readonly piece: PieceKind };

/** Art. 4.3 to 4.5; follows "повинні". */
export function toDo(duty: Duty): string {
  switch (duty.type) {
    case 'free':
      return 'зробити хід';
    case 'move':
      return `ходити ${kindFrom(duty.piece, 'instrumental')}`;
    case 'capture':
      return `взяти ${theKind(duty.piece, 'accusative')}${duty.by ? ` ${kindFrom(duty.by, 'instrumental')}` : ''}`;
    case 'castle':
      return `зробити ${CASTLES[duty.side].accusative}`;
  }
}

/** A move by itself: "тура е два на е один", "коротка рокіровка". */
export function inFull({ piece, from, to, castling, promotion }: Named): string {
  if (castling) return CASTLES[castling].nominative;
  return `${kindIn(piece)} ${at(from)} на ${at(to)}${promotion ? `, ${kindIn(promotion)}` : ''}`;
}

/** "після ходу тура е два на е один", "після короткої рокіровки". */
export function afterMove(move: Named): string {
  return move.castling ? `після ${CASTLES[move.castling].genitive}` : `після ходу ${inFull(move)}`;
}

/** Follows "повинні": "зробити хід тура е два на е один", "зробити коротку рокіровку". */
export function toPlay(move: Named): string {
  return move.castling ? toDo({ type: 'castle', side: move.castling }) : `зробити хід ${inFull(move)}`;
}
