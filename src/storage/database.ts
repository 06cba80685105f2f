/**
 * The database of this origin: games with their acts, and the settings. Everything that can go wrong is a value.
 */
import { openDB, type IDBPDatabase } from 'idb';
import type { Journal, KeepResult } from '../game/session/journal.js';
import type { Watches } from '../game/session/watches.js';
import { parseSettings, type Settings } from './settings/settings.js';
import { keepingCause, openingCause, type OpeningCause } from './failure.js';
import { IndexedJournal } from './journal.js';
import { IndexedWatches } from './indexed-watches.js';
import { DATABASE_VERSION, DURABILITY, SETTINGS_KEY, upgrade, type Schema } from './schema.js';
import { SettingsNote, readNote } from './settings/settings-note.js';

export interface KeptSettings {
  readonly settings: Settings;
  /** Whether the user has ever chosen: otherwise these are the defaults, and the first page asks. */
  readonly chosen: boolean;
}

export interface Database {
  readonly journal: Journal;
  readonly watches: Watches;
  /** The settings; the defaults for whatever was not kept or cannot be read. Never rejects. */
  loadSettings(): Promise<KeptSettings>;
  /** Keeps them; from this call on the next page has them, even if this one goes at once. */
  saveSettings(settings: Settings): Promise<KeepResult>;
  /** What is being kept is still kept; everything after it is refused as "storage closed". */
  close(): void;
}

export type OpenedDatabase =
  | { readonly ok: true; readonly database: Database }
  | { readonly ok: false; readonly cause: OpeningCause };

export interface OpenOptions {
  readonly name: string;
  /** The version of the stores' shape. */
  readonly version?: number;
  /** Milliseconds after which the browser is no longer waited for. */
  readonly within?: number;
  /** Called when the browser, or a newer version of the program in another window, has closed the database. */
  readonly onClosed?: (cause: ClosedCause) => void;
}

/** Why the database was closed while it was open here. */
export type ClosedCause =
  /** A newer version of the program changes its shape: it goes on there. */
  | 'newer version'
  /** Somebody deletes it, or the browser has closed it by itself, as it does when it clears what a site has stored. */
  | 'removed';

/** A slow disk takes a second or two. Some browsers have been seen never to answer. */
const OPENS_WITHIN = 10_000;

/** Opens the database, and makes it the first time. Never rejects, and always answers. */
export function openDatabase({
  name,
  version = DATABASE_VERSION,
  within = OPENS_WITHIN,
  onClosed,
}: OpenOptions): Promise<OpenedDatabase> {
  return new Promise((resolve) => {
    let gaveUp = false;
    let connection: IDBPDatabase<Schema> | undefined;
    const giveUp = (cause: OpeningCause): void => {
      gaveUp = true;
      clearTimeout(limit);
      resolve({ ok: false, cause });
    };
    const fail = (error: unknown): void => giveUp(openingCause(error));
    const limit = setTimeout(() => giveUp('unknown'), within);
    try {
      openDB<Schema>(name, version, {
        upgrade,
        // Windows of this program let go at once when asked (`blocking`); one that does not may never.
        blocked: () => giveUp('blocked'),
        // Whoever wants it for another version, or wants it gone, waits until everybody has let go.
        blocking: (_held, wanted) => {
          connection?.close();
          onClosed?.(wanted === null ? 'removed' : 'newer version');
        },
        terminated: () => onClosed?.('removed'),
      }).then((opened) => {
        connection = opened;
        clearTimeout(limit);
        if (gaveUp) opened.close();
        else resolve({ ok: true, database: new IndexedDatabase(opened, name) });
      }, fail);
    } catch (error) {
      fail(error);
    }
  });
}

class IndexedDatabase implements Database {
  readonly journal: Journal;
  readonly watches: Watches;
  readonly #connection: IDBPDatabase<Schema>;
  readonly #note: SettingsNote;

  constructor(connection: IDBPDatabase<Schema>, name: string) {
    this.#connection = connection;
    this.#note = new SettingsNote(`${name} settings`);
    this.journal = new IndexedJournal(connection);
    this.watches = new IndexedWatches(connection);
  }

  async loadSettings(): Promise<KeptSettings> {
    const noted = await this.#catchUp();
    if (noted) return { settings: noted, chosen: true };
    try {
      const stored: unknown = await this.#connection.get('settings', SETTINGS_KEY);
      return { settings: parseSettings(stored), chosen: stored !== undefined };
    } catch {
      // Closed or broken: the defaults serve, and the next save says what is wrong.
      return { settings: parseSettings(undefined), chosen: false };
    }
  }

  async saveSettings(settings: Settings): Promise<KeepResult> {
    const note = this.#note.write(settings);
    const result = await this.#put(settings);
    // After a failure the note stays: it may be the page's going that stopped the database.
    if (result.ok) this.#note.erase(note);
    return result;
  }

  /** What a page was keeping when it went, if one did: it is kept now. Where it can't be, the note stays. */
  async #catchUp(): Promise<Settings | undefined> {
    const note = this.#note.read();
    const said = note && readNote(note);
    if (!note || !said) return undefined;
    const settings = parseSettings(said);
    const { ok } = await this.#put(settings);
    if (ok) this.#note.erase(note);
    return settings;
  }

  async #put(settings: Settings): Promise<KeepResult> {
    try {
      const transaction = this.#connection.transaction('settings', 'readwrite', DURABILITY);
      await Promise.all([transaction.store.put(settings, SETTINGS_KEY), transaction.done]);
      return { ok: true };
    } catch (error) {
      return { ok: false, cause: keepingCause(error) };
    }
  }

  close(): void {
    this.#connection.close();
  }
}
