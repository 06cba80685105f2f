/**
 * Pieces typed with their squares, in Belarusian.
 */
import { at } from '../marks.js';
import type { PieceListWords } from '../piece-list.js';
import { kindIn } from './names.js';

export const pieceLists: PieceListWords = {
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'nothing named':
        return `Назавіце фігуры разам са сваімі палямі. ${EXAMPLE}`;
      case 'unknown word':
        return `«${refusal.word}» — незразумела. ${EXAMPLE}`;
      case 'colour missing':
        return `Назавіце колер ${kindIn(refusal.kind, 'genitive')} ${at(refusal.square)}. ${EXAMPLE}`;
      case 'square missing':
        return `Назавіце поле ${kindIn(refusal.kind, 'genitive')}. ${EXAMPLE}`;
      case 'piece missing':
        return `Назавіце, што стаіць на ${at(refusal.square)}. ${EXAMPLE}`;
      case 'named twice':
        return `Поле ${at(refusal.square)} названа двойчы.`;
    }
  },
};

const EXAMPLE = `Напрыклад: белы кароль ${at('e1')}, чорная пешка ${at('d5')}, ${at('e4')} пустое.`;
