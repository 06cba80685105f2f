/**
 * The journal in IndexedDB. Each act is one transaction, and it is kept when that transaction is complete and not before.
 */
import type { IDBPDatabase, IDBPObjectStore, IDBPTransaction } from 'idb';
import { endingIn } from '../laws/facts.js';
import type { Journal, KeepResult, FoundGame, GameSetup, JournalEntry } from '../game/session/journal.js';
import { NUMBER, is } from '../laws/schema.js';
import { keepingCause } from './failure.js';
import { begunAt, readGame, type EntryRecord, type GameRecord } from './records.js';
import { DURABILITY, HOLDER_KEY, type Schema } from './schema.js';

type Stores = ('games' | 'entries' | 'holder')[];
type Reading = IDBPTransaction<Schema, Stores>;

const TAKEN_OVER = { ok: false, cause: 'taken over' } as const;

export class IndexedJournal implements Journal {
  readonly #database: IDBPDatabase<Schema>;
  /** Since when this window holds the game; absent where that was never said. */
  #since: number | undefined;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async hold(since: number): Promise<number> {
    this.#since = since;
    try {
      const transaction = this.#database.transaction('holder', 'readwrite', DURABILITY);
      transaction.done.catch(() => undefined);
      const before = await transaction.store.get(HOLDER_KEY);
      this.#since = Math.max(since, (before ?? 0) + 1);
      await Promise.all([transaction.store.put(this.#since, HOLDER_KEY), transaction.done]);
    } catch {
      // What cannot be kept fences nobody off; the lock still does, but for a window that was frozen.
    }
    return this.#since;
  }

  async begin(setup: GameSetup, entries: readonly JournalEntry[] = []): Promise<KeepResult> {
    try {
      const transaction = this.#open('readwrite');
      if (await this.#isTakenOver(transaction)) return TAKEN_OVER;
      const games = transaction.objectStore('games');
      const order = await nextOrder(games);
      const acts = transaction.objectStore('entries');
      await Promise.all([
        games.add(gameRecord(setup, order, entries.at(-1))),
        ...entries.map((entry) => acts.add(entryRecord(setup.id, entry))),
        transaction.done,
      ]);
      return { ok: true };
    } catch (error) {
      return { ok: false, cause: keepingCause(error) };
    }
  }

  async append(gameId: string, entry: JournalEntry): Promise<KeepResult> {
    try {
      const transaction = this.#open('readwrite');
      if (await this.#isTakenOver(transaction)) return TAKEN_OVER;
      const games = transaction.objectStore('games');
      const acts = transaction.objectStore('entries');
      const [game, before] = await Promise.all([
        games.get(gameId),
        entry.n === 1 ? gameId : acts.getKey([gameId, entry.n - 1]),
      ]);
      if (!game || before === undefined) {
        transaction.abort();
        return { ok: false, cause: 'unknown' };
      }
      const ended = endingIn(entry.facts) !== undefined;
      await Promise.all([
        // `add` and not `put`: an act that another window kept is never overwritten.
        acts.add(entryRecord(gameId, entry)),
        ...(ended || game.ending ? [games.put(gameRecord(game.setup, game.order, entry))] : []),
        transaction.done,
      ]);
      return { ok: true };
    } catch (error) {
      return { ok: false, cause: keepingCause(error) };
    }
  }

  async makeLatest(gameId: string): Promise<KeepResult> {
    try {
      const transaction = this.#open('readwrite');
      if (await this.#isTakenOver(transaction)) return TAKEN_OVER;
      const games = transaction.objectStore('games');
      const [game, order] = await Promise.all([games.get(gameId), nextOrder(games)]);
      if (!game) return { ok: false, cause: 'unknown' };
      await Promise.all([games.put({ ...game, order }), transaction.done]);
      return { ok: true };
    } catch (error) {
      return { ok: false, cause: keepingCause(error) };
    }
  }

  latest(): Promise<FoundGame> {
    return this.#read(async (transaction) => {
      const cursor = await transaction.objectStore('games').index('order').openCursor(orders(), 'prev');
      return (await laterWithoutOrder(transaction, cursor?.value)) ?? cursor?.value;
    });
  }

  find(gameId: string): Promise<FoundGame> {
    return this.#read((transaction) => transaction.objectStore('games').get(gameId));
  }

  async #read(find: (transaction: Reading) => Promise<GameRecord | undefined>): Promise<FoundGame> {
    try {
      const transaction = this.#open('readonly');
      const game = await find(transaction);
      if (!game) return { ok: true };
      const acts: readonly unknown[] = await transaction.objectStore('entries').getAll(wholeOf(game.id));
      return readGame(game, acts);
    } catch (error) {
      return { ok: false, cause: keepingCause(error) === 'storage closed' ? 'storage closed' : 'unknown' };
    }
  }

  /** Whether another window has taken the game over since; then nothing is written. */
  async #isTakenOver(transaction: IDBPTransaction<Schema, Stores, 'readwrite'>): Promise<boolean> {
    const since: unknown = await transaction.objectStore('holder').get(HOLDER_KEY);
    const isTaken = this.#since !== undefined && is(NUMBER, since) && since > this.#since;
    if (isTaken) transaction.abort();
    return isTaken;
  }

  #open<Mode extends IDBTransactionMode>(mode: Mode) {
    const transaction = this.#database.transaction(['games', 'entries', 'holder'], mode, DURABILITY);
    // Where one of its requests fails first, that failure is the one that is told; this one then has no other hearer.
    transaction.done.catch(() => undefined);
    return transaction;
  }
}

/** Every array is above every number as a key: this is the whole of the game. */
export function wholeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** What can be the order of a game, and be counted on from. */
function orders(): IDBKeyRange {
  return IDBKeyRange.bound(0, Number.MAX_SAFE_INTEGER - 1);
}

/** The order of a game that is to be the latest. What is no order (of a damaged record) is not counted on from. */
async function nextOrder(games: Pick<IDBPObjectStore<Schema, Stores, 'games', 'readwrite'>, 'index'>): Promise<number> {
  const latest = await games.index('order').openKeyCursor(orders(), 'prev');
  return (latest?.key ?? 0) + 1;
}

/** A game that its index has lost, for its record is damaged there, and that was begun after the last that has its place. */
async function laterWithoutOrder(
  transaction: Reading,
  latest: GameRecord | undefined,
): Promise<GameRecord | undefined> {
  const games = transaction.objectStore('games');
  const [all, ordered] = await Promise.all([games.getAllKeys(), games.index('order').getAllKeys(orders())]);
  if (all.length === ordered.length) return undefined;
  const placed = new Set(ordered);
  const lost = await Promise.all(all.filter((id) => !placed.has(id)).map((id) => games.get(id)));
  // What does not say when it was begun may well have been the last.
  const after = latest ? (begunAt(latest.setup) ?? Infinity) : -Infinity;
  return lost.find((game) => game !== undefined && (begunAt(game.setup) ?? Infinity) > after);
}

/** A game as it stands after its last act: ended, if that act ended it. */
export function gameRecord(setup: GameSetup, order: number, last: JournalEntry | undefined): GameRecord {
  const ending = endingIn(last?.facts ?? []);
  return { id: setup.id, order, setup, ...(last && ending && { endedAt: last.act.at, ending }) };
}

export function entryRecord(game: string, entry: JournalEntry): EntryRecord {
  return { game, ...entry };
}
