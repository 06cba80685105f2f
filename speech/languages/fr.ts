/** What is said in French. */
import { fr } from '../grammar/fr.js';
import { first } from '../messages/generated/fr/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsFr = wordsOf(fr, first);
