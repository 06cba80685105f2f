/**
 * What is felt on the dial of the clock in words.
 */
import type { DialFelt } from '../../src/questions/dial-felt.js';
import { dialWords } from '../phrase/dial.js';
import type { Utterance } from '../utterance.js';
import type { WholeOptions } from './call.js';
import { page, segmentsOf } from './segments.js';

/** What is under the finger or the cursor: an answer, which takes the place of the one before it. */
export function phraseDial(felt: DialFelt, options: WholeOptions): Utterance {
  return page(segmentsOf(dialWords(options.words.messages).felt(felt), options), 'answer');
}
