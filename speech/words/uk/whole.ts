/**
 * Ukrainian with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { wholeWordsOf } from '../../phrase/words.js';
import { uk } from '../uk.js';
import { clock } from './clock.js';
import { messages } from './messages.js';
import { tableConditions } from './table-conditions.js';

export const wholeUk = wholeWordsOf(uk, messages, { clock, tableConditions });
