/**
 * Plain English words for moves.
 */
import type { HearingVocabulary } from './vocabulary.js';

export const ENGLISH: HearingVocabulary = {
  kinds: {
    king: ['king'],
    queen: ['queen'],
    rook: ['rook'],
    bishop: ['bishop'],
    knight: ['knight'],
    pawn: ['pawn'],
  },
  files: { a: [], b: [], c: [], d: [], e: [], f: [], g: [], h: [] },
  ranks: {
    1: ['one'],
    2: ['two'],
    3: ['three'],
    4: ['four'],
    5: ['five'],
    6: ['six'],
    7: ['seven'],
    8: ['eight'],
  },
  castling: ['castle', 'castles', 'castling'],
  sides: { short: ['short', 'kingside'], long: ['long', 'queenside'] },
  captures: ['takes', 'take', 'captures', 'capture'],
  ways: ['to', 'on'],
  remarks: ['check', 'mate', 'checkmate', 'from', 'the', 'and', 'promotes', 'becomes', 'into'],
};
