/**
 * German with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { de } from '../de.js';
import type { WholeWords } from '../words.js';
import { answers } from './answers.js';
import { board } from './board.js';
import { conditions } from './conditions.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal } from './refusals.js';
import { replies } from './replies.js';

export const wholeDe: WholeWords = { ...de, ...answers, conditions, board, happenings, refusal, doYouMean, replies };
