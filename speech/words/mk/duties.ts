/**
 * What must be played, in Macedonian: said of a player ("белите мора да …") or to one ("мора да …"), for the verb agrees with it.
 */
import type { Duty } from '../../../src/laws/acts/move.js';
import type { CastlingSide, Move, PieceKind, PlacedPiece } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { CASTLING, PIECES, clitic, theKind } from './names.js';

export type Person = 'they' | 'you';

const VERBS: Readonly<Record<Person, Readonly<Record<'make' | 'move' | 'capture', string>>>> = {
  they: { make: 'направат', move: 'поместат', capture: 'земат' },
  you: { make: 'направите', move: 'поместите', capture: 'земете' },
};

/** Art. 4.3 to 4.5. "мора да го поместат топот на е два". */
export function mustDo(duty: Duty, person: Person): string {
  const { make, move, capture } = VERBS[person];
  switch (duty.type) {
    case 'free':
      return `мора да ${make} потег`;
    case 'move':
      return `мора да ${object(duty.piece, move)}`;
    case 'capture':
      return `мора да ${object(duty.piece, capture)}${duty.by ? ` со ${theKind(duty.by)}` : ''}`;
    case 'castle':
      return mustCastle(duty.side, person);
  }
}

export function mustCastle(side: CastlingSide, person: Person): string {
  return `мора да ${VERBS[person].make} ${CASTLING[side]}`;
}

/** "го поместат топот на е два", "ја земат дамата на де пет". */
function object(piece: PlacedPiece, verb: string): string {
  return `${clitic(piece.kind)} ${verb} ${theKind(piece)}`;
}

/** A move named in a sentence: "топ е два на е еден", "мала рокада". */
export function inFull({ piece, from, to, castling, promotion }: Move & { readonly piece: PieceKind }): string {
  if (castling) return CASTLING[castling];
  return `${PIECES[piece]} ${at(from)} на ${at(to)}${promotion ? `, ${PIECES[promotion]}` : ''}`;
}
