/**
 * The database's stores. A change of their shape raises the version and says in `upgrade` how the old becomes the new.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Settings } from './settings/settings.js';
import type { Watch } from '../game/session/watches.js';
import type { AudioNoteRecord, EntryRecord, GameRecord } from './records.js';

/** By which names a window keeps what is kept: windows that are given others share nothing. */
export interface DatabaseNames {
  /** Games, recordings and settings. */
  readonly main: string;
  /** The model of speech alone: it is large, goes when the user says so, and no game is to wait for it. */
  readonly voiceModel: string;
}

/** Those of every page of this origin, alike in every version of the program. */
export const PAGE_DATABASES: DatabaseNames = { main: 'anna-hector', voiceModel: 'anna-hector voice' };

export const DATABASE_VERSION = 3;

/** The key of the one record of settings. */
export const SETTINGS_KEY = 'settings';

/** The key of the one record of who holds the game. */
export const HOLDER_KEY = 'holds since';

export interface Schema extends DBSchema {
  readonly games: { readonly key: string; readonly value: GameRecord; readonly indexes: { readonly order: number } };
  readonly entries: { readonly key: [string, number]; readonly value: EntryRecord };
  readonly settings: { readonly key: typeof SETTINGS_KEY; readonly value: Settings };
  /** Since version 2. */
  readonly 'audio notes': { readonly key: string; readonly value: AudioNoteRecord };
  /** Since version 3. */
  readonly watches: { readonly key: string; readonly value: Watch };
  /** Since version 3: since when the window that may write holds the game. */
  readonly holder: { readonly key: typeof HOLDER_KEY; readonly value: number };
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
  if (oldVersion < 3) {
    database.createObjectStore('watches', { keyPath: 'id' });
    database.createObjectStore('holder');
  }
}
