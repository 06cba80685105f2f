/** What windows have watched of a running clock, in IndexedDB, in a store of its own: the journal never waits for it. */
import type { IDBPDatabase } from 'idb';
import { NUMBER, TEXT, is, object, type Entries } from '../laws/schema.js';
import type { Watch, Watches } from '../game/session/watches.js';
import type { Schema } from './schema.js';

const WATCH = object({ id: TEXT, game: TEXT, from: NUMBER, to: NUMBER, wall: NUMBER } satisfies Entries<Watch>);

/** What is lost with the power of the device was not watched for a few seconds more: that is no reason to wait for the disk. */
const RELAXED = { durability: 'relaxed' } as const;

/** Milliseconds after which a game that was left is not gone on with: thirty days. */
const FORGOTTEN_AFTER = 30 * 24 * 60 * 60 * 1000;

export class IndexedWatches implements Watches {
  readonly #database: IDBPDatabase<Schema>;
  /** Of which game the others have been forgotten here. */
  #only: string | undefined;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async keep(watch: Watch): Promise<void> {
    try {
      const transaction = this.#database.transaction('watches', 'readwrite', RELAXED);
      transaction.done.catch(() => undefined);
      if (this.#only !== watch.game) {
        const old = watch.wall - FORGOTTEN_AFTER;
        const others = (await transaction.store.getAll()).filter(({ game, wall }) => game !== watch.game && wall < old);
        await Promise.all(others.map(({ id }) => transaction.store.delete(id)));
      }
      const kept = transaction.store.put(watch);
      // At once, and not when the answer to `put` has come: a page that is closed is not there for it, and the watch would be lost.
      transaction.commit();
      await Promise.all([kept, transaction.done]);
      this.#only = watch.game;
    } catch {
      // What cannot be kept was not watched.
    }
  }

  async of(game: string): Promise<readonly Watch[]> {
    try {
      const all: readonly unknown[] = await this.#database.getAll('watches');
      return all.filter((watch) => is(WATCH, watch)).filter((watch) => watch.game === game);
    } catch {
      return [];
    }
  }
}
