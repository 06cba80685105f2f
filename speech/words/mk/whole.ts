/**
 * Macedonian with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { mk } from '../mk.js';
import type { WholeWords } from '../words.js';
import { answers } from './answers.js';
import { board } from './board.js';
import { conditions } from './conditions.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal } from './refusals.js';
import { replies } from './replies.js';

export const wholeMk: WholeWords = { ...mk, ...answers, conditions, board, happenings, refusal, doYouMean, replies };
