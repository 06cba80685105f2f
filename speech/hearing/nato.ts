/**
 * The file names of the NATO alphabet, in its own spelling and the usual ones. As other languages write them they stand in theirs.
 */
import type { HearingVocabulary } from './vocabulary.js';

export const NATO: HearingVocabulary['files'] = {
  a: ['alfa', 'alpha'],
  b: ['bravo'],
  c: ['charlie', 'charly'],
  d: ['delta'],
  e: ['echo'],
  f: ['foxtrot'],
  g: ['golf'],
  h: ['hotel'],
};
