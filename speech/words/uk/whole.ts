/**
 * Ukrainian with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { uk } from '../uk.js';
import type { WholeWords } from '../words.js';
import { board } from './board.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal } from './refusals.js';
import { replies } from './replies.js';

export const wholeUk: WholeWords = { ...uk, board, happenings, refusal, doYouMean, replies };
