/**
 * What is kept of a game, its set-up and its acts, and what a session needs of the place where games are kept: `src/storage` keeps them in
 * IndexedDB, memory-journal.ts in memory. What comes from outside as a set-up or as entries is looked at here; acts, facts and conditions have
 * their door in the Laws (`src/laws/parse.ts`).
 */
import type { Ending } from '../../laws/result.js';
import type { KeepingCause } from '../../laws/refusals.js';
import { CALL_STYLES } from '../../../speech/style.js';
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
  type Kept,
} from '../../laws/schema.js';
import { LEVEL_NUMBERS } from '../levels.js';

/** The version of the journal's shape that this program writes. */
export const JOURNAL_VERSION = 6;

/**
 * The versions it reads. Version 2 added the acts of the whole Laws to moves, offers, resigning and going back; version 3 those of
 * the rules for visually disabled players, and clocks whose board is elsewhere; version 4 games at a table, sealed moves in an envelope, audio notes on the scoresheet and an
 * arbiter's reasons; version 5 the fact that a period was completed with the flag down, and unwatched time; version 6 what was decided of an
 * opponent who may not be able to mate any more, and who could not, where a game is drawn for that. What was kept before is kept the same way,
 * so one guard reads them all; an older program leaves what a newer one kept to that one.
 */
export const READ_VERSIONS = [1, 2, 3, 4, 5, JOURNAL_VERSION] as const;

/** The version from which on an end names the side that cannot mate. */
export const NAMES_WHO_CANNOT_MATE = 6;

/** Who sits at one side of the board. */
const SEAT = variant('type', [
  object({ type: literal('player') }),
  object({ type: literal('computer'), level: oneOf(LEVEL_NUMBERS) }),
]);

export type Seat = Kept<typeof SEAT>;

/**
 * What is agreed on before a game at a table, beside the conditions that the Laws judge by (App. D.1, D.2.1, D.2.6). A game that has
 * it is played at a table: by the people around this device, each in a role of his own, never against the engine.
 */
const TABLE_AGREEMENT = object({
  /** The arbiter has approved that this program is used. */
  approved: YES_OR_NO,
  /** How moves are called at this table, by whichever window (D.2.1); the arbiter may have decided otherwise than on German numbers. */
  callStyle: oneOf(CALL_STYLES),
  /** A clock that speaks or can be felt is used (D.2.6). */
  specialClock: YES_OR_NO,
});

export type TableAgreement = Kept<typeof TABLE_AGREEMENT>;

/** A game as it is set up, before its first act. Everything in it can be stored and sent as it is. */
export const SETUP = object({
  id: pipe(TEXT, minLength(1)),
  conditions: CONDITIONS,
  seats: byColor(SEAT),
  /** What the players are called, where that was said; empty is nothing. */
  names: optional(byColor(TEXT)),
  /** What was agreed on for a game at a table; absent in any other. */
  table: optional(TABLE_AGREEMENT),
  /** When it was begun, milliseconds since 1970, UTC. */
  begunAt: NUMBER,
});

export type GameSetup = Kept<typeof SETUP>;

const FACT = custom<Fact>((value) => parseFact(value).ok);
export const FACTS = listOf(FACT);

/** One act with what thereby happened, as it is kept. */
export interface JournalEntry {
  /** 1 for the first act of the game. */
  readonly n: number;
  /** The version of the journal's shape. */
  readonly version: number;
  readonly act: Act;
  readonly facts: readonly Fact[];
  /** The request of another window that it answers, so that a repeated request is never done twice. */
  readonly request?: string;
}

const ENTRY = object({
  n: pipe(COUNT, minValue(1)),
  version: oneOf(READ_VERSIONS),
  act: custom<Act>((value) => parseAct(value).ok),
  facts: FACTS,
  request: optional(TEXT),
} satisfies Entries<JournalEntry>);

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

export type KeepResult = { readonly ok: true } | { readonly ok: false; readonly cause: KeepingCause };

/** A game as it was kept. */
export interface KeptGame {
  readonly setup: GameSetup;
  /** The acts from the first on, without a gap. */
  readonly entries: readonly JournalEntry[];
  /** The first act that is missing or cannot be read, though something was kept there or after it. */
  readonly damagedFrom?: number;
  /** How the game ended, if it did: kept beside the acts, and so known also when some of them cannot be read. */
  readonly ending?: Ending;
}

/** What was found; no game where none was kept. */
export type FoundGame =
  | { readonly ok: true; readonly game?: KeptGame }
  /** `unreadable`: the game's own record is not what this program writes. `other version`: a newer program wrote it. */
  | { readonly ok: false; readonly cause: 'storage closed' | 'other version' | 'unreadable' | 'unknown' };

/** Keeps games. No method ever rejects: what went wrong is a value. */
export interface Journal {
  /**
   * From now on only this window writes: whatever one that held the game before it would still write is refused as "taken over".
   *
   * @param since since when it holds the game, at least
   * @returns since when, for all that is kept here: later than any before
   */
  hold(since: number): Promise<number>;
  /** Keeps a new game, with its first acts where it goes on from another's, as the latest. An id that is there is refused. */
  begin(setup: GameSetup, entries?: readonly JournalEntry[]): Promise<KeepResult>;
  /** Keeps the game's next act, whole or not at all; refused unless the act before it is there and this one is not. */
  append(gameId: string, entry: JournalEntry): Promise<KeepResult>;
  /** From now on the game of this id is the latest. */
  makeLatest(gameId: string): Promise<KeepResult>;
  /** The game that was begun last, or was made the latest since, whether it goes on or has ended. */
  latest(): Promise<FoundGame>;
  /** The game of this id. */
  find(gameId: string): Promise<FoundGame>;
}
