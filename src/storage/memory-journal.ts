/**
 * A journal that lasts as long as the page: for a browser that lets nothing be kept, and then of one window only.
 */
import { endingIn } from '../laws/facts.js';
import type { Journal, KeepResult, KeptGame, FoundGame, GameSetup, JournalEntry } from '../game/session/journal.js';

export class MemoryJournal implements Journal {
  readonly #games = new Map<string, { readonly setup: GameSetup; readonly entries: JournalEntry[] }>();

  /** There is no other window. */
  hold(since: number): Promise<number> {
    return Promise.resolve(since);
  }

  begin(setup: GameSetup, entries: readonly JournalEntry[] = []): Promise<KeepResult> {
    if (this.#games.has(setup.id)) return Promise.resolve({ ok: false, cause: 'unknown' });
    this.#games.set(setup.id, { setup, entries: [...entries] });
    return Promise.resolve({ ok: true });
  }

  append(gameId: string, entry: JournalEntry): Promise<KeepResult> {
    const entries = this.#games.get(gameId)?.entries;
    if (entries?.length !== entry.n - 1) return Promise.resolve({ ok: false, cause: 'unknown' });
    entries.push(entry);
    return Promise.resolve({ ok: true });
  }

  makeLatest(gameId: string): Promise<KeepResult> {
    const game = this.#games.get(gameId);
    if (!game) return Promise.resolve({ ok: false, cause: 'unknown' });
    // A map has what was put in last at its end.
    this.#games.delete(gameId);
    this.#games.set(gameId, game);
    return Promise.resolve({ ok: true });
  }

  latest(): Promise<FoundGame> {
    const id = [...this.#games.keys()].at(-1);
    return id === undefined ? Promise.resolve({ ok: true }) : this.find(id);
  }

  find(gameId: string): Promise<FoundGame> {
    const found = this.#games.get(gameId);
    if (!found) return Promise.resolve({ ok: true });
    const ending = endingIn(found.entries.at(-1)?.facts ?? []);
    const game: KeptGame = { setup: found.setup, entries: [...found.entries], ...(ending && { ending }) };
    return Promise.resolve({ ok: true, game });
  }
}
