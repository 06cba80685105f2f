/**
 * What must be played, in English, without the player: "move the rook on e2".
 */
import type { Duty } from '../../../src/laws/acts/move.js';
import type { Move, PieceKind } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { CASTLES, PIECES, theKind } from './names.js';

/** Art. 4.3 to 4.5. */
export function toDo(duty: Duty): string {
  switch (duty.type) {
    case 'free':
      return 'make a move';
    case 'move':
      return `move ${theKind(duty.piece)}`;
    case 'capture':
      return `capture ${theKind(duty.piece)}${duty.by ? ` with ${theKind(duty.by)}` : ''}`;
    case 'castle':
      return `castle ${CASTLES[duty.side]}`;
  }
}

/** A move named in a sentence: "rook e2 to e1", "castling kingside". */
export function inFull({ piece, from, to, castling, promotion }: Move & { readonly piece: PieceKind }): string {
  if (castling) return `castling ${CASTLES[castling]}`;
  return `${PIECES[piece]} ${at(from)} to ${at(to)}${promotion ? `, ${PIECES[promotion]}` : ''}`;
}
