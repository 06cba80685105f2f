/**
 * The part of the program that a game needs and a board that is only looked at does not: the Laws, the words for what they
 * bring, and what else there is only with them. All are loaded together, so that whatever was judged can be said, and no clock runs
 * unwatched.
 */
import type { Laws } from '../play/load-laws.js';
import { remembered } from '../play/remembered.js';
import type * as beside from './beside-the-laws.js';
import { loadWholeWords, wholeWords } from './page-words.js';
import type { Telling } from './telling.js';

export type BesideTheLaws = typeof beside;

let loaded: BesideTheLaws | undefined;

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadGamePart: () => Promise<Laws> = remembered(async () => {
  const [laws, others] = await Promise.all([
    import('../play/laws.js'),
    import('./beside-the-laws.js'),
    loadWholeWords(),
  ]);
  loaded = others;
  return laws;
});

/** What is loaded, in the language of the page; it is there whenever something has been judged, or a game brought back. */
export function loadedTelling(): Telling | undefined {
  const words = wholeWords();
  return (
    words &&
    loaded && {
      words,
      phraseFacts: loaded.phraseFacts,
      phraseAnswer: loaded.phraseAnswer,
      phraseReply: loaded.phraseReply,
    }
  );
}

/** What is loaded beside the Laws; it is there whenever they are, and so whenever there is a game with a clock. */
export function besideTheLaws(): BesideTheLaws | undefined {
  return loaded;
}
