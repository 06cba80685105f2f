/** Belarusian words for pieces that stand somewhere, beside those for moves. */
import type { PieceWords } from '../../hearing/vocabulary.js';

export const PIECES: PieceWords = {
  colors: {
    white: ['белы', 'белая', 'белае', 'белыя', 'белага', 'белай', 'белую', 'белым', 'белых', 'белымі'],
    black: ['чорны', 'чорная', 'чорнае', 'чорныя', 'чорнага', 'чорнай', 'чорную', 'чорным', 'чорных', 'чорнымі'],
  },
  empty: ['пустое', 'пуста', 'пустая', 'пусты', 'вольнае', 'вольна', 'нічога', 'няма'],
  plurals: {
    queen: ['ферзяў'],
    rook: ['ладдзяў', 'ладдзей'],
    bishop: ['слоны', 'слоноў'],
    knight: ['коней'],
    pawn: ['пешак'],
  },
  passed: ['стаіць', 'стаяць', 'поле', 'полі', 'фігура', 'фігуры'],
  negations: ['не', 'без', 'няма', 'ніякай', 'нельга'],
};
