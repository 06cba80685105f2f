/** What is said in Polish. */
import { pl } from '../grammar/pl.js';
import { first } from '../messages/generated/pl/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsPl = wordsOf(pl, first);
