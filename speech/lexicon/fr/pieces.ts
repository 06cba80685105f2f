/** French words for pieces that stand somewhere, beside those for moves. */
import type { PieceWords } from '../../hearing/vocabulary.js';

export const PIECES: PieceWords = {
  colors: {
    white: ['blanc', 'blanche', 'blancs', 'blanches'],
    black: ['noir', 'noire', 'noirs', 'noires'],
  },
  empty: ['vide', 'vides', 'libre', 'rien', 'aucun', 'aucune'],
  plurals: {},
  passed: ['est', 'sont', 'se', 'trouve', 'trouvent', 'case', 'rangée', 'pièce', 'pièces', 'des', 'aux'],
  negations: ['pas', 'sans', 'aucun', 'aucune', 'ne', 'non', 'ni', 'plus'],
};
