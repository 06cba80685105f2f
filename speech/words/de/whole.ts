/**
 * German with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { wholeWordsOf } from '../../phrase/words.js';
import { de } from '../de.js';
import { clock } from './clock.js';
import { messages } from './messages.js';
import { tableConditions } from './table-conditions.js';

export const wholeDe = wholeWordsOf(de, messages, { clock, tableConditions });
