/**
 * The database for the life of a page: where it is removed meanwhile (by the user in the browser's settings, by the browser itself), it is
 * made anew, and the game and the settings that stand here are kept again.
 */
import type { FoundGame, Journal, KeepResult, GameSetup, JournalEntry } from '../game/session/journal.js';
import type { Watches } from '../game/session/watches.js';
import type { Settings } from './settings/settings.js';
import {
  openDatabase,
  type ClosedCause,
  type Database,
  type KeptSettings,
  type OpenOptions,
  type OpenedDatabase,
} from './database.js';

/** What became of the database while the page was open. */
export type StorageChange = 'closed for newer version' | 'saved again' | 'not saved again' | 'emptied';

export interface LastingOptions extends Omit<OpenOptions, 'onClosed'> {
  readonly onChange: (change: StorageChange) => void;
}

/** Opens it. Never rejects. */
export async function openLastingDatabase({ onChange, ...options }: LastingOptions): Promise<OpenedDatabase> {
  const made: { lasting?: LastingDatabase } = {};
  const open = (): Promise<OpenedDatabase> =>
    openDatabase({ ...options, onClosed: (cause) => made.lasting?.wasClosed(cause) });
  const opened = await open();
  if (!opened.ok) return opened;
  made.lasting = new LastingDatabase(opened.database, open, onChange);
  return { ok: true, database: made.lasting };
}

class LastingDatabase implements Database {
  readonly journal: LastingJournal;
  readonly watches: Watches = {
    // At once where it is open: what a page keeps as it goes comes before the closing.
    keep: async (watch) => (this.#state === 'removed' ? await this.#current() : this.#database).watches.keep(watch),
    of: async (game) => (await this.#current()).watches.of(game),
  };
  readonly #open: () => Promise<OpenedDatabase>;
  readonly #onChange: (change: StorageChange) => void;
  #database: Database;
  #state: 'open' | 'closed' | 'removed' | 'newer version' = 'open';
  #opening: Promise<Database> | undefined;
  /** What the user has chosen, if he has. */
  #settings: Settings | undefined;

  constructor(database: Database, open: () => Promise<OpenedDatabase>, onChange: (change: StorageChange) => void) {
    this.#database = database;
    this.#open = open;
    this.#onChange = onChange;
    this.journal = new LastingJournal(() => this.#journal());
  }

  /** The connection is gone: that of the moment, not one that was given up before. */
  wasClosed(cause: ClosedCause): void {
    if (this.#state !== 'open') return;
    this.#state = cause;
    if (cause === 'newer version') this.#onChange('closed for newer version');
    else void this.#keepAgain().then((again) => this.#tell(again));
  }

  async loadSettings(): Promise<KeptSettings> {
    const kept = await (await this.#current()).loadSettings();
    if (kept.chosen) this.#settings = kept.settings;
    return kept;
  }

  async saveSettings(settings: Settings): Promise<KeepResult> {
    this.#settings = settings;
    return (await this.#current()).saveSettings(settings);
  }

  close(): void {
    this.#state = 'closed';
    this.#database.close();
  }

  async #keepAgain(): Promise<KeptAgain> {
    const database = await this.#current();
    if (this.#settings && !(await database.loadSettings()).chosen) await database.saveSettings(this.#settings);
    return this.journal.keepAgain();
  }

  #tell(again: KeptAgain): void {
    if (again === 'no game') this.#onChange('emptied');
    else if (again !== 'there') this.#onChange(again);
  }

  async #journal(): Promise<Journal> {
    const { journal } = await this.#current();
    return this.#state === 'newer version' ? LEFT_TO_NEWER : journal;
  }

  /** The database as it is open now; one that was removed is made anew. Where that cannot be, the old one says that it is closed. */
  async #current(): Promise<Database> {
    if (this.#state !== 'removed') return this.#database;
    this.#opening ??= this.#reopen().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #reopen(): Promise<Database> {
    const opened = await this.#open();
    if (!opened.ok) return this.#database;
    // The page may have gone meanwhile.
    if (this.#state !== 'removed') opened.database.close();
    else {
      this.#database = opened.database;
      this.#state = 'open';
    }
    return this.#database;
  }
}

const REFUSED = Promise.resolve({ ok: false, cause: 'other version' } as const);

/** A newer version has the database now. */
const LEFT_TO_NEWER: Journal = {
  hold: (since) => Promise.resolve(since),
  begin: () => REFUSED,
  append: () => REFUSED,
  makeLatest: () => REFUSED,
  latest: () => REFUSED,
  find: () => REFUSED,
};

/** What became of the game that stands here. */
type KeptAgain =
  /** It was there still. */
  | 'there'
  | 'saved again'
  | 'not saved again'
  /** No game stands here. */
  | 'no game';

interface Remembered {
  readonly setup: GameSetup;
  readonly entries: readonly JournalEntry[];
}

/**
 * A journal that outlives its database. What it has kept of the game that stands here it also remembers, so that the game can be kept
 * anew, whole, where the database was removed in the middle of it.
 */
class LastingJournal implements Journal {
  readonly #journal: () => Promise<Journal>;
  #game: Remembered | undefined;
  #since: number | undefined;

  /** @param journal that of the database as it is open now; where it was closed it is opened anew first */
  constructor(journal: () => Promise<Journal>) {
    this.#journal = journal;
  }

  async hold(since: number): Promise<number> {
    this.#since = await (await this.#journal()).hold(since);
    return this.#since;
  }

  async begin(setup: GameSetup, entries: readonly JournalEntry[] = []): Promise<KeepResult> {
    const kept = await (await this.#journal()).begin(setup, entries);
    if (kept.ok) this.#game = { setup, entries };
    return kept;
  }

  async append(gameId: string, entry: JournalEntry): Promise<KeepResult> {
    const kept = await this.#append(gameId, entry);
    const game = this.#game;
    if (kept.ok && game?.setup.id === gameId) this.#game = { ...game, entries: [...game.entries, entry] };
    return kept;
  }

  async makeLatest(gameId: string): Promise<KeepResult> {
    return (await this.#journal()).makeLatest(gameId);
  }

  async latest(): Promise<FoundGame> {
    const found = await (await this.#journal()).latest();
    this.#remember(found);
    return found;
  }

  async find(gameId: string): Promise<FoundGame> {
    return (await this.#journal()).find(gameId);
  }

  /** Keeps the game that stands here once more, where it is gone. */
  async keepAgain(): Promise<KeptAgain> {
    const game = this.#game;
    if (!game) return 'no game';
    const journal = await this.#journal();
    if (this.#since !== undefined) await journal.hold(this.#since);
    const found = await journal.find(game.setup.id);
    if (!found.ok) return 'not saved again';
    if (found.game) return 'there';
    return (await journal.begin(game.setup, game.entries)).ok ? 'saved again' : 'not saved again';
  }

  async #append(gameId: string, entry: JournalEntry): Promise<KeepResult> {
    const kept = await (await this.#journal()).append(gameId, entry);
    if (kept.ok || kept.cause === 'disk full' || kept.cause === 'taken over' || this.#game?.setup.id !== gameId)
      return kept;
    // It may have been closed since, or the game be gone from it.
    return (await this.keepAgain()) === 'saved again' ? (await this.#journal()).append(gameId, entry) : kept;
  }

  /** A game of which not everything can be read goes on as a copy, which is begun anew. */
  #remember(found: FoundGame): void {
    if (found.ok && found.game) this.#game = found.game.damagedFrom === undefined ? found.game : undefined;
  }
}
