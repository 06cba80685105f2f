/** What a pawn becomes, asked in Belarusian. */
import type { PieceKind } from '../../../src/laws/squares.js';
import { capitalized, kindIn, listed } from './names.js';

/** Asked of the player whenever a pawn must become something (Art. 3.7.5). */
export const WHICH_PIECE = `Якая фігура? ${piecesToChoose(['queen', 'rook', 'bishop', 'knight'])}.`;

/** "Ферзь, ладдзя, слон ці конь". */
export function piecesToChoose(kinds: readonly PieceKind[]): string {
  const names = kinds.map((kind) => kindIn(kind, 'nominative'));
  return capitalized(listed(names, 'ці'));
}
