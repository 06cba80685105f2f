/** Spanish words for pieces that stand somewhere, beside those for moves. */
import type { PieceWords } from '../../hearing/vocabulary.js';

export const PIECES: PieceWords = {
  colors: {
    white: ['blanco', 'blanca', 'blancos', 'blancas'],
    black: ['negro', 'negra', 'negros', 'negras'],
  },
  empty: ['vacía', 'vacío', 'libre', 'nada', 'ninguna'],
  plurals: {},
  passed: ['está', 'están', 'hay', 'tiene', 'tienen', 'casilla', 'fila', 'pieza', 'piezas'],
  negations: ['no', 'sin', 'ni', 'ningún', 'ninguno', 'nunca'],
};
