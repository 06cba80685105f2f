/**
 * The part of the program that a game needs and a board that is only looked at does not: the Laws, and the words for what they
 * bring. Both are loaded together, so that whatever was judged can be said.
 */
import type * as telling from '../../speech/phrasing/facts.js';
import type { WholeWords } from '../../speech/words/words.js';
import type { Laws } from '../play/load-laws.js';
import { remembered } from '../play/remembered.js';

/** How facts are told. */
export interface Telling {
  readonly words: WholeWords;
  readonly phraseFacts: typeof telling.phraseFacts;
}

export interface GamePart {
  readonly laws: Laws;
  readonly telling: Telling;
}

let part: GamePart | undefined;

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadGamePart: () => Promise<GamePart> = remembered(async () => {
  const [laws, { phraseFacts }, { wholeEn }] = await Promise.all([
    import('../play/laws.js'),
    import('../../speech/phrasing/facts.js'),
    import('../../speech/words/whole-en.js'),
  ]);
  part = { laws, telling: { words: wholeEn, phraseFacts } };
  return part;
});

/** What is loaded; it is there whenever something has been judged, or a game brought back. */
export function gamePart(): GamePart | undefined {
  return part;
}
