/**
 * The records of the database, and how they are read again: what is not of the right shape is not trusted, and is left alone.
 */
import type { Ending } from '../laws/result.js';
import {
  SETUP,
  isJournalEntry,
  JOURNAL_VERSION,
  type FoundGame,
  type GameSetup,
  type JournalEntry,
} from '../game/session/journal.js';
import { COUNT, ENDING, NUMBER, TEXT, is, isObject, object, optional, type Entries } from '../laws/schema.js';

/** A game; its acts are records of their own. */
export interface GameRecord {
  readonly id: string;
  /** 1 for the game begun first, by which the latest is found though clocks may have been set back. */
  readonly order: number;
  readonly setup: GameSetup;
  /** When it ended (milliseconds since 1970, UTC) and how; absent while it goes on. */
  readonly endedAt?: number;
  readonly ending?: Ending;
}

/** One act of a game, under the key [game, n]. */
export interface EntryRecord extends JournalEntry {
  readonly game: string;
}

/** A move that was spoken (App. D.2.7). The journal names it by its id; what was said stands here alone. */
export interface AudioNoteRecord {
  readonly id: string;
  /** The game it belongs to. */
  readonly game: string;
  readonly sound: Blob;
}

export const GAME_RECORD = object({
  id: TEXT,
  order: COUNT,
  setup: SETUP,
  endedAt: optional(NUMBER),
  ending: optional(ENDING),
} satisfies Entries<GameRecord>);

/** Reads a game from its record and the records of its acts, in order of their numbers, whatever they may be. */
export function readGame(stored: unknown, acts: readonly unknown[]): FoundGame {
  if (!is(GAME_RECORD, stored) || stored.setup.id !== stored.id) return { ok: false, cause: 'unreadable' };
  if (acts.some(isOfNewerVersion)) return { ok: false, cause: 'other version' };
  const good = entriesOf(acts);
  const { setup, ending } = stored;
  return {
    ok: true,
    game: {
      setup,
      entries: good,
      ...(good.length < acts.length && { damagedFrom: good.length + 1 }),
      ...(ending && { ending }),
    },
  };
}

/** The acts of a game from the first on, as far as they can be read. */
export function entriesOf(acts: readonly unknown[]): readonly JournalEntry[] {
  const good: JournalEntry[] = [];
  for (const value of acts) {
    if (!isJournalEntry(value, good.at(-1)) || value.n !== good.length + 1) break;
    const { n, version, act, facts, request } = value;
    good.push({ n, version, act, facts, ...(request !== undefined && { request }) });
  }
  return good;
}

/** When a game was begun, whatever is kept of its set-up; `undefined` where that does not say. */
export function begunAt(setup: unknown): number | undefined {
  const at = isObject(setup) ? setup['begunAt'] : undefined;
  return is(NUMBER, at) ? at : undefined;
}

/** How many plies stand after these acts, as their facts tell; what cannot be read is passed over. */
export function pliesOf(acts: readonly unknown[]): number {
  let plies = 0;
  for (const act of acts) {
    const facts = isObject(act) ? act['facts'] : undefined;
    for (const fact of Array.isArray(facts) ? (facts as readonly unknown[]) : []) {
      if (!isObject(fact)) continue;
      if (fact['type'] === 'moved') plies += 1;
      else if (fact['type'] === 'restored' && is(COUNT, fact['ply'])) plies = fact['ply'];
    }
  }
  return plies;
}

export function isOfNewerVersion(value: unknown): boolean {
  return isObject(value) && is(NUMBER, value['version']) && value['version'] > JOURNAL_VERSION;
}
