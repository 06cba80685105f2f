/**
 * What must be played, in German.
 */
import type { Duty } from '../../../src/laws/acts/move.js';
import type { Move, PieceKind } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { capitalized } from './counting.js';
import { CASTLES, CASTLINGS, PIECES, theKind } from './names.js';

/** Asked of the player whenever a pawn must become something (Art. 3.7.5). */
export const WHICH_PIECE = 'Welche Figur? Dame, Turm, Läufer oder Springer.';

/** After a player and "muss": "den Turm auf e2 ziehen" (Art. 4.3 to 4.5). */
export function toDo(duty: Duty): string {
  switch (duty.type) {
    case 'free':
      return 'ziehen';
    case 'move':
      return `${theKind(duty.piece, 'accusative')} ziehen`;
    case 'capture':
      return `${theKind(duty.piece, 'accusative')}${duty.by ? ` mit ${theKind(duty.by, 'dative')}` : ''} schlagen`;
    case 'castle':
      return `${CASTLES[duty.side]} rochieren`;
  }
}

/** A whole sentence that names no player, without a full stop: "Der Turm auf e2 muss gezogen werden". */
export function mustBeDone(duty: Duty): string {
  switch (duty.type) {
    case 'free':
      return 'Es muss gezogen werden';
    case 'move':
      return `${capitalized(theKind(duty.piece))} muss gezogen werden`;
    case 'capture': {
      const by = duty.by ? ` mit ${theKind(duty.by, 'dative')}` : '';
      return `${capitalized(theKind(duty.piece))} muss${by} geschlagen werden`;
    }
    case 'castle':
      return `Es muss ${CASTLES[duty.side]} rochiert werden`;
  }
}

/** A move named in a sentence: "Turm e2 nach e1", "kurze Rochade". */
export function inFull({ piece, from, to, castling, promotion }: Move & { readonly piece: PieceKind }): string {
  if (castling) return CASTLINGS[castling];
  return `${PIECES[piece]} ${at(from)} nach ${at(to)}${promotion ? `, ${PIECES[promotion]}` : ''}`;
}

/** "mit Turm e2 nach e1", "mit kurzer Rochade". */
export function withMove(move: Move & { readonly piece: PieceKind }): string {
  return move.castling ? `mit ${CASTLES[move.castling]}er Rochade` : `mit ${inFull(move)}`;
}
