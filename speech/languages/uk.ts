/** What is said in Ukrainian. */
import { uk } from '../grammar/uk.js';
import { first } from '../messages/generated/uk/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsUk = wordsOf(uk, first);
