/**
 * German with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { de } from '../de.js';
import type { WholeWords } from '../words.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal } from './refusals.js';

export const wholeDe: WholeWords = { ...de, happenings, refusal, doYouMean };
