/**
 * All games of this device: listed, deleted, put back, added. Records are only ever taken as they are: what cannot be read is listed as
 * such, and stays until the user deletes it.
 */
import { openDB, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction } from 'idb';
import type { Ending } from '../laws/result.js';
import { is } from '../laws/schema.js';
import type { KeepResult, KeptGame, GameSetup } from '../game/session/journal.js';
import { keepingCause } from './failure.js';
import { entryRecord, gameRecord, wholeOf } from './journal.js';
import {
  GAME_RECORD,
  begunAt,
  pliesOf,
  readGame,
  type AudioNoteRecord,
  type EntryRecord,
  type GameRecord,
} from './records.js';
import { DATABASE_VERSION, DURABILITY, SETTINGS_KEY, upgrade, type Schema } from './schema.js';

export type ListedGame =
  | { readonly id: string; readonly state: 'readable'; readonly setup: GameSetup; readonly ending?: Ending }
  | { readonly id: string; readonly state: 'unreadable' };

/** A game that was taken out, with all that belongs to it, so that it can be put back. */
export interface RemovedGame {
  readonly game: GameRecord;
  readonly entries: readonly EntryRecord[];
  readonly notes: readonly AudioNoteRecord[];
}

const STORES = ['games', 'entries', 'audio notes'] as const;
type Stores = (typeof STORES)[number][];
type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>;

/** `undefined` where the database did not do it. None of them rejects. */
export class KeptGames {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** The game begun last first. */
  async list(): Promise<readonly ListedGame[] | undefined> {
    const records = await ifDone(inDatabase(this.#name, (database) => database.getAll('games')));
    return records?.toSorted((one, other) => placeInList(other) - placeInList(one)).map(listed);
  }

  /** `undefined` where it is not there, or cannot be read. */
  async find(id: string): Promise<KeptGame | undefined> {
    const found = await ifDone(
      inDatabase(this.#name, (database) =>
        Promise.all([database.get('games', id), database.getAll('entries', wholeOf(id))]),
      ),
    );
    const read = found?.[0] && readGame({ ...found[0], order: 1 }, found[1]);
    return read?.ok ? read.game : undefined;
  }

  /** How many plies stand of a game, as its acts tell: without judging them. */
  async plies(id: string): Promise<number | undefined> {
    const acts: readonly unknown[] | undefined = await ifDone(
      inDatabase(this.#name, (database) => database.getAll('entries', wholeOf(id))),
    );
    return acts && pliesOf(acts);
  }

  /** Takes a game out with its acts and recordings, all or nothing. `undefined` also where it is not there. */
  async remove(id: string): Promise<RemovedGame | undefined> {
    return ifDone(
      inDatabase(this.#name, async (database) => {
        const transaction = database.transaction([...STORES], 'readwrite', DURABILITY);
        const { games, entries, notes } = storesOf(transaction);
        const [game, acts, all] = await Promise.all([games.get(id), entries.getAll(wholeOf(id)), notes.getAll()]);
        if (!game) return undefined;
        const own = all.filter((note) => note.game === id);
        await Promise.all([
          games.delete(id),
          entries.delete(wholeOf(id)),
          ...own.map((note) => notes.delete(note.id)),
          transaction.done,
        ]);
        return { game, entries: acts, notes: own };
      }),
    );
  }

  /** Whether the user has chosen settings here; where that cannot be known he may have. */
  async hasSettings(): Promise<boolean> {
    const settings: { readonly found: unknown } | undefined = await ifDone(
      inDatabase(this.#name, async (database) => ({ found: await database.get('settings', SETTINGS_KEY) })),
    );
    return settings === undefined || settings.found !== undefined;
  }

  /** All recordings, as they are. */
  async notes(): Promise<readonly AudioNoteRecord[] | undefined> {
    const notes = await ifDone(inDatabase(this.#name, (database) => database.getAll('audio notes')));
    // What a browser gives back is looked at, whatever the schema says.
    return notes?.filter(({ sound }: { readonly sound: unknown }) => sound instanceof Blob);
  }

  /** Deletes one recording for good. */
  async removeNote(id: string): Promise<boolean> {
    const done = await ifDone(
      inDatabase(this.#name, async (database) => {
        await database.delete('audio notes', id);
        return true;
      }),
    );
    return done ?? false;
  }

  /** Adds a game, below the one that is the latest. One that is there is refused. */
  async add({ setup, entries }: KeptGame): Promise<KeepResult> {
    try {
      await inDatabase(this.#name, async (database) => {
        const transaction = database.transaction([...STORES], 'readwrite', DURABILITY);
        transaction.done.catch(() => undefined);
        const stores = storesOf(transaction);
        const order = await placeBelowLatest(stores.games);
        await Promise.all([
          stores.games.add(gameRecord(setup, order, entries.at(-1))),
          ...entries.map((entry) => stores.entries.add(entryRecord(setup.id, entry))),
          transaction.done,
        ]);
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, cause: keepingCause(error) };
    }
  }

  /** Adds a recording; one that is there stays as it is. Tells whether it is there now. */
  async addNote(note: AudioNoteRecord): Promise<boolean> {
    const done = await ifDone(
      inDatabase(this.#name, async (database) => {
        if ((await database.getKey('audio notes', note.id)) === undefined) await database.add('audio notes', note);
        return true;
      }),
    );
    return done ?? false;
  }

  /** As it was. Where another game has its place by now, that one stays the latest. */
  async putBack({ game, entries, notes }: RemovedGame): Promise<KeepResult> {
    try {
      await inDatabase(this.#name, async (database) => {
        const transaction = database.transaction([...STORES], 'readwrite', DURABILITY);
        // Where one of its requests fails first, that failure is the one that is told.
        transaction.done.catch(() => undefined);
        const stores = storesOf(transaction);
        const isTaken = (await stores.games.index('order').getKey(game.order)) !== undefined;
        const order = isTaken ? await placeBelowLatest(stores.games) : game.order;
        await Promise.all([
          stores.games.add({ ...game, order }),
          ...entries.map((entry) => stores.entries.add(entry)),
          ...notes.map((note) => stores.notes.add(note)),
          transaction.done,
        ]);
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, cause: keepingCause(error) };
    }
  }
}

function storesOf(transaction: Writing) {
  return {
    games: transaction.objectStore('games'),
    entries: transaction.objectStore('entries'),
    notes: transaction.objectStore('audio notes'),
  };
}

/** Makes room below the latest game, which so stays the latest. */
async function placeBelowLatest(games: IDBPObjectStore<Schema, Stores, 'games', 'readwrite'>): Promise<number> {
  const latest = await games.index('order').openCursor(null, 'prev');
  if (!latest) return 1;
  const { order } = latest.value;
  await games.put({ ...latest.value, order: order + 1 });
  return order;
}

function listed(record: GameRecord): ListedGame {
  const { id } = record;
  // Its place among the games is not looked at: to be listed it needs none.
  if (!is(GAME_RECORD, { ...record, order: 1 }) || record.setup.id !== id) return { id, state: 'unreadable' };
  const { setup, ending } = record;
  return { id, state: 'readable', setup, ...(ending && { ending }) };
}

/** What does not say when it was begun comes last. */
function placeInList({ setup }: GameRecord): number {
  return begunAt(setup) ?? -Infinity;
}

async function ifDone<Result>(done: Promise<Result>): Promise<Result | undefined> {
  try {
    return await done;
  } catch {
    return undefined;
  }
}

/** Milliseconds after which the browser is no longer waited for. */
const ANSWERS_WITHIN = 10_000;

/** The browser has not answered in time. */
class NoAnswerError extends Error {}

/**
 * One thing done in the database of this origin, opened for it and let go again; whatever the browser does, it answers. Rejects as the database
 * does, or with `NoAnswerError`.
 */
async function inDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
  within = ANSWERS_WITHIN,
): Promise<Result> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new NoAnswerError('the database does not answer')), within);
  });
  try {
    return await Promise.race([noAnswer, withDatabase(name, act)]);
  } finally {
    clearTimeout(limit);
  }
}

async function withDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(name, DATABASE_VERSION, {
    upgrade,
    blocking: (_held, _wanted, event) => {
      (event.target as IDBDatabase | null)?.close();
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
