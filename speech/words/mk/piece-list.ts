/**
 * Pieces typed with their squares, in Macedonian.
 */
import { at } from '../marks.js';
import type { PieceListWords } from '../piece-list.js';
import { theKind, theKindAlone } from './names.js';

export const pieceLists: PieceListWords = {
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'nothing named':
        return `Наведете фигури со нивните полиња. ${EXAMPLE}`;
      case 'unknown word':
        return `„${refusal.word}“ не е разбрано. ${EXAMPLE}`;
      case 'colour missing':
        return `Наведете ја бојата: ${theKind(refusal)}. ${EXAMPLE}`;
      case 'square missing':
        return `Наведете на кое поле стои ${theKindAlone(refusal.kind)}. ${EXAMPLE}`;
      case 'piece missing':
        return `Наведете што стои на ${at(refusal.square)}. ${EXAMPLE}`;
      case 'named twice':
        return `Полето ${at(refusal.square)} е наведено двапати.`;
    }
  },
};

const EXAMPLE = `На пример: бел крал ${at('e1')}, црн пешак ${at('d5')}, ${at('e4')} празно.`;
