/**
 * A journal that outlives its database. What it has kept of the game that stands here it also remembers, so that the game can be kept
 * anew, whole, where the database was removed in the middle of it.
 */
import type { FoundGame, Journal, KeepResult } from '../game/session/journal.js';
import type { GameSetup, JournalEntry } from '../game/session/session-port.js';

export type KeptAgain =
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

export class LastingJournal implements Journal {
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
