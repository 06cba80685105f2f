/** What is said in Spanish. */
import { es } from '../grammar/es.js';
import { first } from '../messages/generated/es/first.js';
import { wordsOf } from '../phrase/words.js';

export const wordsEs = wordsOf(es, first);
