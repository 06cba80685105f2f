/** Honest stand-ins, in memory, for what browsers give a session: windows, locks, a disk, a clock, timers. */
import { endingIn } from '../../src/laws/facts.js';
import type { Journal, KeepResult, FoundGame, GameSetup, JournalEntry, Seat } from '../../src/game/session/journal.js';
import { GameClock } from '../../src/game/game-clock.js';
import type { Clock, Timers } from '../../speech/timing.js';
import type { Watch, Watches } from '../../src/game/session/watches.js';
import type { Release, WindowChannel, Windows } from '../../src/game/session/browser-windows.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { readGame } from '../../src/storage/records.js';

const player: Seat = { type: 'player' };

export function setup(id: string, start: string = START_FEN): GameSetup {
  return { id, conditions: { play: 'casual', start }, seats: { white: player, black: player }, begunAt: 0 };
}

/** Lets everything that can go on without a timer go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** The time of the device: wall clock and count, as one, until a test lets them go apart. */
export class FakeClock implements Clock {
  /** What the wall clock shows. */
  time = 1000;
  /** By how much the count of a page is less: it stood still in sleep, or the wall clock was set. */
  behind = 0;

  now(): number {
    return this.time;
  }

  /** The wall clock is set forward, or back where it is below zero. */
  set(milliseconds: number): void {
    this.time += milliseconds;
    this.behind += milliseconds;
  }

  /** A page's own clock. */
  ofPage(): GameClock {
    return new GameClock(
      () => this.time,
      () => this.time - this.behind,
    );
  }
}

/** What windows keep of what they watched, on the one disk. */
export class FakeWatches implements Watches {
  readonly kept = new Map<string, Watch>();

  keep(watch: Watch): Promise<void> {
    this.kept.set(watch.id, watch);
    return Promise.resolve();
  }

  of(game: string): Promise<readonly Watch[]> {
    return Promise.resolve([...this.kept.values()].filter((watch) => watch.game === game));
  }
}

/** Timers that fire when the test says how much time has gone by. */
export class FakeTimers implements Timers {
  #now = 0;
  readonly #timers = new Set<{ readonly at: number; readonly callback: () => void }>();

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  get running(): number {
    return this.#timers.size;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#now = next.at;
      next.callback();
      await settled();
    }
    this.#now = end;
  }
}

/** The one disk of the origin, as all its windows see it. Whoever writes may fail, or wait until the test lets it go on. */
export class FakeDisk {
  /** Since when the window that may write holds the game. */
  holdsSince = 0;
  readonly games: { readonly setup: GameSetup; readonly entries: JournalEntry[] }[] = [];
  /** Says of each write how it goes; the first argument names the window. */
  onWrite: (window: string) => Promise<'kept' | 'disk full' | 'unknown'> = () => Promise.resolve('kept');

  /** When a read that is asked now is done. */
  onRead: () => Promise<void> = () => Promise.resolve();

  journal(window: string): FakeJournal {
    return new FakeJournal(this, window);
  }

  entriesOf(id: string): readonly JournalEntry[] {
    return this.games.find((game) => game.setup.id === id)?.entries ?? [];
  }
}

export class FakeJournal implements Journal {
  readonly #disk: FakeDisk;
  readonly #window: string;
  /** A dead window's writes reach the disk no more, and it is told nothing. */
  #dead = false;
  #since: number | undefined;

  constructor(disk: FakeDisk, window: string) {
    this.#disk = disk;
    this.#window = window;
  }

  die(): void {
    this.#dead = true;
  }

  #isDead(): boolean {
    return this.#dead;
  }

  async hold(since: number): Promise<number> {
    await Promise.resolve();
    if (this.#isDead()) return never();
    this.#since = Math.max(since, this.#disk.holdsSince + 1);
    this.#disk.holdsSince = this.#since;
    return this.#since;
  }

  begin(game: GameSetup, entries: readonly JournalEntry[] = []): Promise<KeepResult> {
    return this.#write(() => {
      if (this.#disk.games.some((other) => other.setup.id === game.id)) return false;
      this.#disk.games.push(structuredClone({ setup: game, entries: [...entries] }));
      return true;
    });
  }

  append(gameId: string, entry: JournalEntry): Promise<KeepResult> {
    return this.#write(() => {
      const entries = this.#disk.games.find((game) => game.setup.id === gameId)?.entries;
      if (entries?.length !== entry.n - 1) return false;
      entries.push(structuredClone(entry));
      return true;
    });
  }

  makeLatest(gameId: string): Promise<KeepResult> {
    return this.#write(() => {
      const place = this.#disk.games.findIndex((game) => game.setup.id === gameId);
      if (place < 0) return false;
      this.#disk.games.push(...this.#disk.games.splice(place, 1));
      return true;
    });
  }

  async latest(): Promise<FoundGame> {
    await this.#disk.onRead();
    return this.find(this.#disk.games.at(-1)?.setup.id);
  }

  async find(gameId: string | undefined): Promise<FoundGame> {
    await this.#disk.onRead();
    if (this.#isDead()) return never();
    const found = structuredClone(this.#disk.games.find((game) => game.setup.id === gameId));
    if (!found) return { ok: true };
    const { setup: kept, entries } = found;
    const ending = endingIn(entries.at(-1)?.facts ?? []);
    return readGame({ id: kept.id, order: 1, setup: kept, ...(ending && { ending }) }, entries);
  }

  async #write(write: () => boolean): Promise<KeepResult> {
    const outcome = await this.#disk.onWrite(this.#window);
    if (this.#isDead()) return never();
    if (outcome !== 'kept') return { ok: false, cause: outcome };
    if (this.#since !== undefined && this.#disk.holdsSince > this.#since) return { ok: false, cause: 'taken over' };
    const done = write();
    // The transaction is complete; the window hears of it a little later, if it still lives.
    await Promise.resolve();
    if (this.#isDead()) return never();
    return done ? { ok: true } : { ok: false, cause: 'unknown' };
  }
}

function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}

/** All windows of one browser. */
export class FakeBrowser {
  #holder: string | undefined;
  readonly #waiting: { readonly window: string; readonly grant: (release: Release | undefined) => void }[] = [];
  readonly #channels = new Map<string, FakeChannel>();
  /** Everything ever sent, by whom. */
  readonly sent: { readonly from: string; readonly message: unknown }[] = [];
  /** Whether this message is lost on its way to this window. */
  loses: (message: unknown, to: string) => boolean = () => false;
  /** When a message arrives that was sent now. */
  defer: (arrive: () => void) => void = queueMicrotask;
  /** When a window hears that its lock was stolen; one that is frozen hears it when it wakes. */
  tellsLost: (tell: () => void) => void = queueMicrotask;
  #onLost: (() => void) | undefined;
  readonly #dead = new Set<string>();
  readonly #underWay = new Map<string, unknown[]>();

  get holder(): string | undefined {
    return this.#holder;
  }

  windows(window: string): Windows {
    const release = (): void => {
      this.#pass(window);
    };
    return {
      lock: {
        tryTake: async (onLost) => {
          await Promise.resolve();
          if (this.#dead.has(window)) return never();
          if (this.#holder !== undefined) return undefined;
          this.#holder = window;
          this.#onLost = onLost;
          return release;
        },
        steal: async (onLost) => {
          await Promise.resolve();
          const lost = this.#onLost;
          this.#holder = window;
          this.#onLost = onLost;
          this.tellsLost(() => lost?.());
          return release;
        },
        take: (signal, onLost) =>
          new Promise((resolve) => {
            if (this.#dead.has(window)) return;
            const waiting = {
              window,
              grant: (granted: Release | undefined) => {
                if (granted) this.#onLost = onLost;
                resolve(granted);
              },
            };
            this.#waiting.push(waiting);
            signal.addEventListener('abort', () => {
              const index = this.#waiting.indexOf(waiting);
              if (index >= 0) this.#waiting.splice(index, 1);
              resolve(undefined);
            });
            if (this.#holder === undefined) this.#grantNext();
          }),
      },
      openChannel: () => {
        const channel = new FakeChannel((message) => {
          this.#deliver(window, message);
        });
        this.#channels.set(window, channel);
        return channel;
      },
    };
  }

  /** The window is gone at once, as in a crash: nothing more comes from it or to it, and its lock is free. */
  kill(window: string): void {
    this.#dead.add(window);
    this.#channels.get(window)?.close();
    this.#channels.delete(window);
    const index = this.#waiting.findIndex((waiting) => waiting.window === window);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#pass(window);
  }

  /** Says something as a window that is not one of the program's would. */
  say(message: unknown): void {
    this.#deliver('stranger', message);
  }

  #wayBetween(from: string, to: string): unknown[] {
    const way = this.#underWay.get(`${from}>${to}`) ?? [];
    this.#underWay.set(`${from}>${to}`, way);
    return way;
  }

  #pass(window: string): void {
    if (this.#holder !== window) return;
    this.#holder = undefined;
    this.#grantNext();
  }

  #grantNext(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#holder = next.window;
    next.grant(() => {
      this.#pass(next.window);
    });
  }

  #deliver(from: string, message: unknown): void {
    this.sent.push({ from, message });
    for (const [to, channel] of [...this.#channels]) {
      if (to === from || this.loses(message, to)) continue;
      // What one window says comes to another in the order it was said; of two windows, either may be heard first.
      const way = this.#wayBetween(from, to);
      way.push(structuredClone(message));
      this.defer(() => {
        channel.receive(way.shift());
      });
    }
  }
}

class FakeChannel implements WindowChannel {
  readonly #send: (message: unknown) => void;
  readonly #listeners = new Set<(message: unknown) => void>();
  #closed = false;

  constructor(send: (message: unknown) => void) {
    this.#send = send;
  }

  send(message: unknown): void {
    if (!this.#closed) this.#send(message);
  }

  receive(message: unknown): void {
    if (!this.#closed) for (const listener of this.#listeners) listener(message);
  }

  listen(listener: (message: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
  }
}
