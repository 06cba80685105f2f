/** English words for pieces that stand somewhere, beside those for moves. */
import type { PieceWords } from '../../hearing/vocabulary.js';

export const PIECES: PieceWords = {
  colors: { white: ['white', 'whites'], black: ['black', 'blacks'] },
  empty: ['empty', 'nothing', 'free', 'none'],
  plurals: {},
  passed: ['is', 'are', 'stands', 'stand', 'has', 'square', 'rank', 'piece', 'pieces', 's'],
  negations: ['no', 'not', 'cannot', "can't", 'without', 'none', 'neither', 'never'],
};
