/**
 * English with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { en } from '../en.js';
import type { WholeWords } from '../words.js';
import { board } from './board.js';
import { clock } from './clock.js';
import { clockTable } from './clock-table.js';
import { dial } from './dial.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal } from './refusals.js';
import { table } from './table.js';

export const wholeEn: WholeWords = { ...en, board, clock, clockTable, dial, happenings, refusal, doYouMean, table };
