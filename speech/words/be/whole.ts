/**
 * Belarusian with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { wholeWordsOf } from '../../phrase/words.js';
import { be } from '../be.js';
import { clock } from './clock.js';
import { messages } from './messages.js';
import { tableConditions } from './table-conditions.js';

export const wholeBe = wholeWordsOf(be, messages, { clock, tableConditions });
