/**
 * Pieces typed with their squares, in English.
 */
import { at } from '../marks.js';
import type { PieceListWords } from '../piece-list.js';
import { PIECES } from './names.js';

export const pieceLists: PieceListWords = {
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'nothing named':
        return `Name pieces with their squares. ${EXAMPLE}`;
      case 'unknown word':
        return `“${refusal.word}” was not understood. ${EXAMPLE}`;
      case 'colour missing':
        return `Name the colour of the ${PIECES[refusal.kind]} on ${at(refusal.square)}. ${EXAMPLE}`;
      case 'square missing':
        return `Name the square of the ${PIECES[refusal.kind]}. ${EXAMPLE}`;
      case 'piece missing':
        return `Name what stands on ${at(refusal.square)}. ${EXAMPLE}`;
      case 'named twice':
        return `${at(refusal.square)} was named twice.`;
    }
  },
};

const EXAMPLE = `For example: white king ${at('e1')}, black pawn ${at('d5')}, ${at('e4')} empty.`;
