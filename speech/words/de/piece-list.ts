/**
 * Pieces typed with their squares, in German.
 */
import { at } from '../marks.js';
import type { PieceListWords } from '../piece-list.js';
import { bent, byGender } from './names.js';

export const pieceLists: PieceListWords = {
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'nothing named':
        return `Nennen Sie Figuren mit ihren Feldern. ${EXAMPLE}`;
      case 'unknown word':
        return `„${refusal.word}“ wurde nicht verstanden. ${EXAMPLE}`;
      case 'colour missing':
        return `Nennen Sie die Farbe ${ofKind(refusal.kind)} auf ${at(refusal.square)}. ${EXAMPLE}`;
      case 'square missing':
        return `Nennen Sie das Feld ${ofKind(refusal.kind)}. ${EXAMPLE}`;
      case 'piece missing':
        return `Nennen Sie, was auf ${at(refusal.square)} steht. ${EXAMPLE}`;
      case 'named twice':
        return `${at(refusal.square)} wurde zweimal genannt.`;
    }
  },
};

const EXAMPLE = `Zum Beispiel: weißer König ${at('e1')}, schwarzer Bauer ${at('d5')}, ${at('e4')} leer.`;

/** "vom Bauern", "von der Dame". */
function ofKind(kind: Parameters<typeof bent>[0]): string {
  return `${byGender(kind, 'vom', 'von der')} ${bent(kind, 'dative')}`;
}
