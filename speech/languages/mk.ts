/** What is said in Macedonian. */
import { mk } from '../grammar/mk.js';
import { first } from '../messages/generated/mk/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsMk = wordsOf(mk, first);
