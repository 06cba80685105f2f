/** German words for pieces that stand somewhere, beside those for moves. */
import type { PieceWords } from '../../hearing/vocabulary.js';

export const PIECES: PieceWords = {
  colors: {
    white: ['weiß', 'weiße', 'weißer', 'weißen', 'weißem', 'weißes'],
    black: ['schwarz', 'schwarze', 'schwarzer', 'schwarzen', 'schwarzem', 'schwarzes'],
  },
  empty: ['leer', 'leeres', 'frei', 'nichts'],
  plurals: { king: ['könige', 'koenige'], knight: ['springern', 'pferde'], rook: ['türmen'] },
  passed: ['ist', 'sind', 'steht', 'stehen', 'hat', 'feld', 'reihe', 'figur', 'figuren'],
  negations: ['kein', 'keine', 'keinen', 'keiner', 'nicht', 'ohne', 'nie'],
};
