/**
 * The file names of the NATO alphabet, in its own spelling and the usual ones. As other languages write them they stand in theirs.
 */
import type { HearingVocabulary } from './vocabulary.js';

const NONE: readonly string[] = [];

export const NATO: HearingVocabulary = {
  kinds: { king: {}, queen: {}, rook: {}, bishop: {}, knight: {}, pawn: {} },
  files: {
    a: ['alfa', 'alpha'],
    b: ['bravo'],
    c: ['charlie', 'charly'],
    d: ['delta'],
    e: ['echo'],
    f: ['foxtrot'],
    g: ['golf'],
    h: ['hotel'],
  },
  ranks: { 1: NONE, 2: NONE, 3: NONE, 4: NONE, 5: NONE, 6: NONE, 7: NONE, 8: NONE },
  castling: NONE,
  sides: { short: NONE, long: NONE },
  captures: NONE,
  ways: NONE,
  origins: NONE,
  means: NONE,
  becoming: NONE,
  passing: NONE,
  remarks: NONE,
};
