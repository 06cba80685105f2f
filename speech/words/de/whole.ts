/**
 * German with what the Laws bring: facts, and refusals of acts that were judged or read.
 */
import { de } from '../de.js';
import type { WholeWords } from '../words.js';
import { answers } from './answers.js';
import { board } from './board.js';
import { clock } from './clock.js';
import { clockTable } from './clock-table.js';
import { conditions } from './conditions.js';
import { dial } from './dial.js';
import { envelope } from './envelope.js';
import { happenings } from './happenings.js';
import { doYouMean, refusal, whichMove } from './refusals.js';
import { pieceLists } from './piece-list.js';
import { replies } from './replies.js';
import { report } from './report.js';
import { score } from './score.js';
import { ruling } from './ruling.js';
import { table } from './table.js';
import { tableConditions } from './table-conditions.js';

export const wholeDe: WholeWords = {
  ...de,
  ...answers,
  board,
  clock,
  clockTable,
  conditions,
  dial,
  doYouMean,
  envelope,
  happenings,
  pieceLists,
  refusal,
  replies,
  report,
  score,
  ruling,
  table,
  tableConditions,
  whichMove,
};
