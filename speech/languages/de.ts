/** What is said in German. */
import { de } from '../grammar/de.js';
import { first } from '../messages/generated/de/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsDe = wordsOf(de, first);
