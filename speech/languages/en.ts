/** What is said in English. */
import { en } from '../grammar/en.js';
import { first } from '../messages/generated/en/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsEn = wordsOf(en, first);
