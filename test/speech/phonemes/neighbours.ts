/**
 * Which words of a list sound near to a word, by espeak-ng's phonemes: what a listener, or a recogniser, may write for it.
 */
import { distance } from './distance.js';
import { phonemesOf } from './espeak.js';
import type { WrittenOut } from '../written-out.js';

/** The nearest first. */
export type Neighbours = Readonly<Record<string, readonly string[]>>;

/** One phone more or less, and a little: the same bound as for a word to be recognised (`spoken.ts`). */
const NEAR = 1.25;
/** Of long words so much of all they are made of. */
const NEAR_SHARE = 0.3;
const MOST = 12;

/**
 * @param words whose neighbours are sought, in lower case
 * @param common the list they are sought in
 */
export function neighboursOf(language: WrittenOut, words: readonly string[], common: readonly string[]): Neighbours {
  const list = [...new Set(common)];
  const sounds = phonemesOf(language, list).map(named);
  const sought = phonemesOf(language, words).map(named);
  return Object.fromEntries(
    words.map((word, index) => {
      const sound = sought[index] ?? '';
      const near = Math.max(NEAR, NEAR_SHARE * distance(sound, ''));
      const found = list
        .map((other, at) => ({ other, distance: distance(sound, sounds[at] ?? '') }))
        .filter((one) => one.other !== word && one.distance <= near)
        .sort((one, other) => one.distance - other.distance);
      return [word, found.slice(0, MOST).map(({ other }) => other)];
    }),
  );
}

/** espeak-ng's Macedonian voice has ќ and ѓ without a name in IPA. */
function named(ipa: string): string {
  return ipa.replaceAll('k^', 'c').replaceAll('ɡ^', 'ɟ').replaceAll('g^', 'ɟ');
}
