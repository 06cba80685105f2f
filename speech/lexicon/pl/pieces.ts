/** Polish words for pieces that stand somewhere, beside those for moves. */
import type { PieceWords } from '../../hearing/vocabulary.js';

export const PIECES: PieceWords = {
  colors: {
    white: ['biały', 'biała', 'białe', 'białego', 'białej', 'białą', 'białym', 'białych', 'białymi'],
    black: ['czarny', 'czarna', 'czarne', 'czarnego', 'czarnej', 'czarną', 'czarnym', 'czarnych', 'czarnymi'],
  },
  empty: ['puste', 'pusto', 'pusta', 'pusty', 'wolne', 'wolny', 'nic', 'brak'],
  plurals: {
    queen: ['hetmanów'],
    bishop: ['gońców', 'laufrów'],
    knight: ['skoczków', 'koni'],
    pawn: ['pionów', 'pionków'],
  },
  passed: ['stoi', 'stoją', 'pole', 'polu', 'bierka', 'bierki', 'figura', 'figury', 'jest', 'są'],
  negations: ['nie', 'bez', 'brak', 'żadnej'],
};
