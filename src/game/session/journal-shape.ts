/**
 * What comes from outside as a game's set-up or as entries of its journal. Acts, facts and conditions have their door in the Laws
 * (`src/laws/parse.ts`).
 */
import type { Act } from '../../laws/acts.js';
import { CONDITIONS } from '../../laws/conditions.js';
import type { Fact } from '../../laws/facts.js';
import { parseAct, parseFact } from '../../laws/parse.js';
import {
  COUNT,
  NUMBER,
  TEXT,
  YES_OR_NO,
  byColor,
  custom,
  is,
  listOf,
  literal,
  minLength,
  minValue,
  object,
  oneOf,
  optional,
  pipe,
  variant,
  type Entries,
} from '../../laws/schema.js';
import { LEVEL_NUMBERS } from '../levels.js';
import { CALLS_AT_TABLE, type TableAgreement } from '../table-agreement.js';
import { READ_VERSIONS } from './journal.js';
import type { GameSetup, JournalEntry } from './session-port.js';

const FACT = custom<Fact>((value) => parseFact(value).ok);
export const FACTS = listOf(FACT);

const ENTRY = object({
  n: pipe(COUNT, minValue(1)),
  version: oneOf(READ_VERSIONS),
  act: custom<Act>((value) => parseAct(value).ok),
  facts: FACTS,
  request: optional(TEXT),
} satisfies Entries<JournalEntry>);

export const SETUP = object({
  id: pipe(TEXT, minLength(1)),
  conditions: CONDITIONS,
  seats: byColor(
    variant('type', [
      object({ type: literal('player') }),
      object({ type: literal('computer'), level: oneOf(LEVEL_NUMBERS) }),
    ]),
  ),
  names: optional(byColor(TEXT)),
  table: optional(
    object({
      approved: YES_OR_NO,
      callStyle: oneOf(CALLS_AT_TABLE),
      specialClock: YES_OR_NO,
    } satisfies Entries<TableAgreement>),
  ),
  begunAt: NUMBER,
} satisfies Entries<GameSetup>);

export function isGameSetup(value: unknown): value is GameSetup {
  return is(SETUP, value);
}

/** @param before the entry before it, where there is one: the next number follows, and no earlier time. */
export function isJournalEntry(value: unknown, before?: JournalEntry): value is JournalEntry {
  if (!is(ENTRY, value)) return false;
  return before === undefined || (value.n === before.n + 1 && value.act.at >= before.act.at);
}

/** Entries that follow one another. */
export const ENTRIES = custom<readonly JournalEntry[]>(
  (value) =>
    Array.isArray(value) &&
    (value as readonly unknown[]).every((entry, index, all) =>
      isJournalEntry(entry, all[index - 1] as JournalEntry | undefined),
    ),
);
export const ONE_ENTRY = custom<JournalEntry>((value) => isJournalEntry(value));
