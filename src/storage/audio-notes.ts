/**
 * Moves that a player has spoken instead of writing them (App. D.2.7), kept on this device. Each call opens the database for itself and
 * lets it go again: a note is kept once in a move or two, and no game waits for it.
 */
import { openDB, type IDBPDatabase } from 'idb';
import { keepingCause, openingCause } from './failure.js';
import { DATABASE_VERSION, DURABILITY, upgrade, type Schema } from './schema.js';

export type NoteKept =
  | { readonly ok: true }
  /** `not kept`: anything else than a full disk. */
  | { readonly ok: false; readonly trouble: 'disk full' | 'not kept' };

/** None of them rejects. */
export interface AudioNotes {
  /** Resolves when it is on the disk, or is known not to be. */
  keep(note: { readonly id: string; readonly game: string; readonly sound: Blob }): Promise<NoteKept>;
  /** What was said; `undefined` where that is not on this device, or cannot be had. */
  find(id: string): Promise<Blob | undefined>;
  /** It belongs to no line of any sheet after all. */
  forget(id: string): Promise<void>;
}

const STORE = 'audio notes';

export function audioNotes(name: string): AudioNotes {
  return {
    keep: async (note) => {
      try {
        await withDatabase(name, async (database) => {
          const transaction = database.transaction(STORE, 'readwrite', DURABILITY);
          await Promise.all([transaction.store.add(note), transaction.done]);
        });
        return { ok: true };
      } catch (error) {
        const isFull = keepingCause(error) === 'disk full' || openingCause(error) === 'disk full';
        return { ok: false, trouble: isFull ? 'disk full' : 'not kept' };
      }
    },
    find: async (id) => {
      try {
        // What a browser gives back is looked at, whatever the schema says.
        const found: { readonly sound?: unknown } | undefined = await withDatabase(name, (database) =>
          database.get(STORE, id),
        );
        return found?.sound instanceof Blob ? found.sound : undefined;
      } catch {
        return undefined;
      }
    },
    forget: async (id) => {
      try {
        await withDatabase(name, (database) => database.delete(STORE, id));
      } catch {
        // It takes some room, and nothing names it.
      }
    },
  };
}

async function withDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(name, DATABASE_VERSION, { upgrade });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
