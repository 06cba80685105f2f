/**
 * Pieces typed with their squares, in Ukrainian.
 */
import { at } from '../marks.js';
import type { PieceListWords } from '../piece-list.js';
import { kindIn } from './names.js';

export const pieceLists: PieceListWords = {
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'nothing named':
        return `Назвіть фігури та їхні поля. ${EXAMPLE}`;
      case 'unknown word':
        return `«${refusal.word}» — незрозуміло. ${EXAMPLE}`;
      case 'colour missing':
        return `Назвіть колір ${kindIn(refusal.kind, 'genitive')} на ${at(refusal.square)}. ${EXAMPLE}`;
      case 'square missing':
        return `Назвіть поле ${kindIn(refusal.kind, 'genitive')}. ${EXAMPLE}`;
      case 'piece missing':
        return `Назвіть, що стоїть на ${at(refusal.square)}. ${EXAMPLE}`;
      case 'named twice':
        return `Поле ${at(refusal.square)} названо двічі.`;
    }
  },
};

const EXAMPLE = `Наприклад: білий король ${at('e1')}, чорний пішак ${at('d5')}, ${at('e4')} порожнє.`;
