/**
 * The database's stores. A change of their shape raises the version and says in `upgrade` how the old becomes the new.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Settings } from '../play/settings.js';
import type { AudioNoteRecord, EntryRecord, GameRecord } from './records.js';

export const DATABASE_NAME = 'anna-hector';
export const DATABASE_VERSION = 2;

/** The key of the one record of settings. */
export const SETTINGS_KEY = 'settings';

export interface Schema extends DBSchema {
  readonly games: { readonly key: string; readonly value: GameRecord; readonly indexes: { readonly order: number } };
  readonly entries: { readonly key: [string, number]; readonly value: EntryRecord };
  readonly settings: { readonly key: typeof SETTINGS_KEY; readonly value: Settings };
  /** Since version 2. */
  readonly 'audio notes': { readonly key: string; readonly value: AudioNoteRecord };
}

/**
 * Complete only when it is on the disk itself, so that not even a power cut takes back what was called. A move comes every few
 * seconds, and what this costs over `relaxed` (under a millisecond on a solid-state disk) nobody hears.
 */
export const DURABILITY = { durability: 'strict' } as const;

export function upgrade(database: IDBPDatabase<Schema>, oldVersion: number): void {
  if (oldVersion < 1) {
    const games = database.createObjectStore('games', { keyPath: 'id' });
    games.createIndex('order', 'order', { unique: true });
    database.createObjectStore('entries', { keyPath: ['game', 'n'] });
    database.createObjectStore('settings');
  }
  if (oldVersion < 2) database.createObjectStore('audio notes', { keyPath: 'id' });
}
