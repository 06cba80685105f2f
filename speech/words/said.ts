import type { Segment } from '../utterance.js';

/** What is said: strings are in the language of the words, segments bring their own. One part is at most a few sentences. */
export type Said = string | readonly (string | Segment)[];
