/**
 * Belarusian with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { be } from '../be.js';
import type { WholeWords } from '../words.js';
import { answers } from './answers.js';
import { board } from './board.js';
import { conditions } from './conditions.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal } from './refusals.js';
import { replies } from './replies.js';

export const wholeBe: WholeWords = { ...be, ...answers, conditions, board, happenings, refusal, doYouMean, replies };
