/**
 * Macedonian with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { wholeWordsOf } from '../../phrase/words.js';
import { mk } from '../mk.js';
import { clock } from './clock.js';
import { messages } from './messages.js';
import { tableConditions } from './table-conditions.js';

export const wholeMk = wholeWordsOf(mk, messages, { clock, tableConditions });
