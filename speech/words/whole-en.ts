/**
 * English with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { happenings } from './en/happenings.js';
import { doYouMean, refusal } from './en/refusals.js';
import { en } from './en.js';
import type { WholeWords } from './words.js';

export const wholeEn: WholeWords = { ...en, happenings, refusal, doYouMean };
