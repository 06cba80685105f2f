/** What is said in Belarusian. */
import { be } from '../grammar/be.js';
import { first } from '../messages/generated/be/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsBe = wordsOf(be, first);
