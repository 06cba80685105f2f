/**
 * Whether a value from outside is a game's set-up or a journal entry, in every part of it. Acts, facts and conditions have
 * their guards in `shapes/`.
 */
import type { ByColor } from '../../laws/squares.js';
import { READ_VERSIONS } from './journal.js';
import { LEVEL_NUMBERS } from '../levels.js';
import type { GameSetup, JournalEntry, Seat } from './session-port.js';
import { isCount, isFlag, isNumber, isText, listOf, oneOf, optional, record, variants } from '../shape.js';
import { isAct } from '../shapes/acts.js';
import { isConditions } from '../shapes/conditions.js';
import { CALLS_AT_TABLE, type TableAgreement } from '../table-agreement.js';
import { isFact } from '../shapes/facts.js';

export { isAct, isActDraft } from '../shapes/acts.js';
export { isEnding, isFact } from '../shapes/facts.js';

export const isJournalEntry = record<JournalEntry>({
  n: (value): value is number => isCount(value) && value > 0,
  version: oneOf(READ_VERSIONS),
  act: isAct,
  facts: listOf(isFact),
  request: optional(isText),
});

const isSeat = variants<Seat>({
  player: record<Extract<Seat, { type: 'player' }>>({ type: oneOf(['player']) }),
  computer: record<Extract<Seat, { type: 'computer' }>>({ type: oneOf(['computer']), level: oneOf(LEVEL_NUMBERS) }),
});

export const isGameSetup = record<GameSetup>({
  id: (value): value is string => isText(value) && value !== '',
  conditions: isConditions,
  seats: record<ByColor<Seat>>({ white: isSeat, black: isSeat }),
  names: optional(record<ByColor<string>>({ white: isText, black: isText })),
  table: optional(record<TableAgreement>({ approved: isFlag, callStyle: oneOf(CALLS_AT_TABLE), specialClock: isFlag })),
  begunAt: isNumber,
});
