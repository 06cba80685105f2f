import { expect } from '@open-wc/testing';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { START_FEN } from '../../../src/laws/board/board.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import type { GameSetup, JournalEntry } from '../../../src/game/session/journal.js';
import { DEFAULT_SETTINGS } from '../../../src/storage/settings/settings.js';
import { openDatabase, type ClosedCause, type Database } from '../../../src/storage/database.js';
import { KeptGames } from '../../../src/storage/kept-games.js';
import { openingCause } from '../../../src/storage/failure.js';
import { openLastingDatabase, type StorageChange } from '../../../src/storage/lasting-database.js';
import { DATABASE_VERSION } from '../../../src/storage/schema.js';

const NAME = 'storage test';
/** Where the note of settings lies that are being kept. */
const NOTE = `${NAME} settings`;

function setup(id: string): GameSetup {
  const player = { type: 'player' } as const;
  return {
    id,
    conditions: { play: 'casual', start: START_FEN },
    seats: { white: player, black: player },
    begunAt: 1,
  };
}

function entry(n: number, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    n,
    version: 1,
    act: { type: 'offer', by: 'white', at: n },
    facts: [{ type: 'draw offered', by: 'white', audience: EVERYONE }],
    ...more,
  };
}

const resigned = entry(2, {
  act: { type: 'resign', by: 'white', at: 77 },
  facts: [
    {
      type: 'ended',
      ending: { result: '0-1', reason: 'resignation', article: '5.1.2', winner: 'black' },
      audience: EVERYONE,
    },
  ],
});

async function open(onClosed?: (cause: ClosedCause) => void): Promise<Database> {
  const opened = await openDatabase({ name: NAME, ...(onClosed && { onClosed }) });
  if (!opened.ok) throw new Error(opened.cause);
  return opened.database;
}

type Keep = Database['watches']['keep'];

/** A page within this one, with the database open in it: it can be taken away at any moment, as a window that is closed. */
async function databaseInFrame(): Promise<{ readonly frame: HTMLIFrameElement; readonly keep: Keep }> {
  const frame = document.createElement('iframe');
  const opened = new Promise<Keep>((resolve) => {
    addEventListener('database-opened', (event) => resolve((event as CustomEvent<Keep>).detail), { once: true });
  });
  frame.srcdoc = `<!doctype html><script type="module">
    import { openDatabase } from '${new URL('../../../src/storage/database.ts', import.meta.url).pathname}';
    const { database } = await openDatabase({ name: ${JSON.stringify(NAME)} });
    const detail = (watch) => database.watches.keep(watch);
    parent.dispatchEvent(new CustomEvent('database-opened', { detail }));
  </script>`;
  document.body.append(frame);
  return { frame, keep: await opened };
}

/** Does something to the database behind the program's back. */
async function behindItsBack(change: (database: IDBPDatabase) => Promise<unknown>): Promise<void> {
  const database = await openDB(NAME);
  await change(database);
  database.close();
}

describe('the database', () => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  afterEach(async () => {
    database.close();
    localStorage.removeItem(NOTE);
    await deleteDB(NAME);
  });

  describe('the journal', () => {
    it('has nothing at first', async () => {
      expect(await database.journal.latest()).to.deep.equal({ ok: true });
      expect(await database.journal.find('game')).to.deep.equal({ ok: true });
    });

    it('gives back the game begun last with its acts, after it was closed and opened again', async () => {
      const { journal } = database;
      expect(await journal.begin(setup('b'))).to.deep.equal({ ok: true });
      expect(await journal.begin(setup('a'))).to.deep.equal({ ok: true });
      for (let n = 1; n <= 12; n += 1) expect(await journal.append('a', entry(n))).to.deep.equal({ ok: true });
      expect(await journal.append('b', entry(1, { request: 'two 1' }))).to.deep.equal({ ok: true });
      database.close();
      database = await open();
      // By number and not by letter: 1, 2 … 10, 11, 12.
      const entries = Array.from({ length: 12 }, (_, index) => entry(index + 1));
      expect(await database.journal.latest()).to.deep.equal({ ok: true, game: { setup: setup('a'), entries } });
      expect(await database.journal.find('b')).to.deep.equal({
        ok: true,
        game: { setup: setup('b'), entries: [entry(1, { request: 'two 1' })] },
      });
    });

    it('makes an earlier game the latest again, and nothing else of it anew', async () => {
      const { journal } = database;
      await journal.begin(setup('a'), [entry(1)]);
      await journal.begin(setup('b'));
      expect(await journal.makeLatest('a')).to.deep.equal({ ok: true });
      expect(await journal.latest()).to.deep.equal({ ok: true, game: { setup: setup('a'), entries: [entry(1)] } });
      expect(await journal.makeLatest('nobody')).to.deep.equal({ ok: false, cause: 'unknown' });
      await journal.begin(setup('c'));
      const latest = await journal.latest();
      expect(latest.ok && latest.game?.setup.id).to.equal('c');
    });

    it('knows how a game ended, and that it goes on again', async () => {
      const { journal } = database;
      await journal.begin(setup('a'), [entry(1)]);
      await journal.append('a', resigned);
      const ended = await journal.latest();
      expect(ended.ok && ended.game?.ending?.reason).to.equal('resignation');
      await behindItsBack(async (raw) => {
        expect(await raw.get('games', 'a')).to.include({ endedAt: 77 });
      });
      await journal.append('a', entry(3));
      const again = await journal.latest();
      expect(again.ok && again.game).to.not.have.property('ending');
    });

    it('never overwrites: neither a game nor an act, and leaves no gap', async () => {
      const { journal } = database;
      const refused = { ok: false, cause: 'unknown' };
      await journal.begin(setup('a'));
      await journal.append('a', entry(1));
      expect(await journal.begin(setup('a'))).to.deep.equal(refused);
      expect(await journal.append('a', entry(1, { request: 'another window' }))).to.deep.equal(refused);
      expect(await journal.append('a', entry(3))).to.deep.equal(refused);
      expect(await journal.append('nobody', entry(1))).to.deep.equal(refused);
      expect(await journal.latest()).to.deep.equal({ ok: true, game: { setup: setup('a'), entries: [entry(1)] } });
    });

    it('keeps a copied game whole or not at all', async () => {
      const { journal } = database;
      await journal.begin(setup('a'), [entry(1), resigned]);
      expect(await journal.begin(setup('b'), [entry(1), entry(1)])).to.deep.equal({ ok: false, cause: 'unknown' });
      const latest = await journal.latest();
      expect(latest.ok && latest.game).to.deep.include({ setup: setup('a'), entries: [entry(1), resigned] });
    });

    it('refuses by a value what cannot be stored', async () => {
      const { journal } = database;
      await journal.begin(setup('a'));
      const uncloneable = { ...entry(1), act: { ...entry(1).act, by: () => undefined } } as unknown as JournalEntry;
      expect(await journal.append('a', uncloneable)).to.deep.equal({ ok: false, cause: 'unknown' });
      expect(await journal.append('a', entry(1))).to.deep.equal({ ok: true });
    });

    it('says that it is closed', async () => {
      const { journal } = database;
      await journal.begin(setup('a'));
      database.close();
      const closed = { ok: false, cause: 'storage closed' };
      expect(await journal.append('a', entry(1))).to.deep.equal(closed);
      expect(await journal.begin(setup('b'))).to.deep.equal(closed);
      expect(await journal.latest()).to.deep.equal(closed);
    });

    it('keeps what was being kept when it was closed', async () => {
      const { journal } = database;
      await journal.begin(setup('a'));
      const first = journal.append('a', entry(1));
      database.close();
      const kept = await first;
      database = await open();
      const latest = await database.journal.latest();
      expect(latest.ok && latest.game?.entries.length).to.equal(kept.ok ? 1 : 0);
    });

    it('lets a window write nothing any more that held the game before another', async () => {
      const { journal } = database;
      const before = await journal.hold(1000);
      await journal.begin(setup('one'));
      const other = await open();
      // Its clock is behind: it holds the game later all the same.
      expect(await other.journal.hold(10)).to.equal(before + 1);
      const takenOver = { ok: false, cause: 'taken over' };
      expect(await journal.append('one', entry(1))).to.deep.equal(takenOver);
      expect(await journal.begin(setup('two'))).to.deep.equal(takenOver);
      expect(await journal.makeLatest('one')).to.deep.equal(takenOver);
      expect(await other.journal.append('one', entry(1))).to.deep.equal({ ok: true });
      const found = await journal.latest();
      expect(found.ok && found.game?.entries).to.deep.equal([entry(1)]);
      other.close();
    });

    it('does not trust an act of the wrong shape, and leaves it where it is', async () => {
      await database.journal.begin(setup('a'), [entry(1), entry(2), entry(3)]);
      const broken = { game: 'a', ...entry(2), act: { type: 'offer', by: 'the crowd', at: 2 } };
      await behindItsBack((raw) => raw.put('entries', broken));
      expect(await database.journal.latest()).to.deep.equal({
        ok: true,
        game: { setup: setup('a'), entries: [entry(1)], damagedFrom: 2 },
      });
      await behindItsBack(async (raw) => {
        expect(await raw.get('entries', ['a', 2])).to.deep.equal(broken);
        expect(await raw.count('entries')).to.equal(3);
      });
    });

    describe('[bug: a game vanished without a word] where the order of a record is broken', () => {
      /** Takes the order of a game away, or puts something else in its place. */
      const breakOrder = (id: string, order?: unknown) =>
        behindItsBack(async (raw) => {
          const { order: _, ...record } = (await raw.get('games', id)) as Record<string, unknown>;
          await raw.put('games', order === undefined ? record : { ...record, order });
        });

      it('the game begun last is told to be unreadable, and left as it is', async () => {
        await database.journal.begin({ ...setup('a'), begunAt: 1 }, [entry(1)]);
        await database.journal.begin({ ...setup('b'), begunAt: 2 }, [entry(1)]);
        for (const order of [undefined, -1, 'two', [2]]) {
          await breakOrder('b', order);
          expect(await database.journal.latest()).to.deep.equal({ ok: false, cause: 'unreadable' });
        }
        await behindItsBack(async (raw) => {
          expect(await raw.count('games')).to.equal(2);
          expect(await raw.count('entries')).to.equal(2);
        });
      });

      it('and it is the only one', async () => {
        await database.journal.begin(setup('a'), [entry(1)]);
        await breakOrder('a');
        expect(await database.journal.latest()).to.deep.equal({ ok: false, cause: 'unreadable' });
      });

      it('an earlier game does not come before the last one', async () => {
        await database.journal.begin({ ...setup('a'), begunAt: 1 }, [entry(1)]);
        await database.journal.begin({ ...setup('b'), begunAt: 2 }, [entry(1)]);
        await breakOrder('a');
        const latest = await database.journal.latest();
        expect(latest.ok && latest.game?.setup.id).to.equal('b');
      });

      it('the next game gets its place all the same', async () => {
        await database.journal.begin(setup('a'));
        for (const order of ['two', 2 ** 60, 1.5]) {
          await breakOrder('a', order);
          expect(await database.journal.begin(setup(`after ${String(order)}`))).to.deep.equal({ ok: true });
        }
        await behindItsBack((raw) => raw.delete('games', 'a'));
        const latest = await database.journal.latest();
        expect(latest.ok && latest.game?.setup.id).to.equal('after 1.5');
      });
    });

    it('does not trust a game of the wrong shape', async () => {
      await behindItsBack((raw) => raw.put('games', { id: 'a', order: 1, setup: { id: 'a' } }));
      expect(await database.journal.latest()).to.deep.equal({ ok: false, cause: 'unreadable' });
    });
  });

  describe('what windows have watched', () => {
    const watch = { id: 'window 1000', game: 'one', from: 1000, to: 6000, wall: 6000 };

    it('is had again by the next page, the latest of each', async () => {
      await database.watches.keep(watch);
      await database.watches.keep({ ...watch, to: 11_000, wall: 11_000 });
      await database.watches.keep({ ...watch, id: 'another 7000', from: 7000 });
      database.close();
      database = await open();
      expect(await database.watches.of('one')).to.deep.equal([
        { ...watch, id: 'another 7000', from: 7000 },
        { ...watch, to: 11_000, wall: 11_000 },
      ]);
      expect(await database.watches.of('two')).to.deep.equal([]);
    });

    it('of a game that was left long ago is forgotten, of one that was left today is not', async () => {
      const month = 31 * 24 * 60 * 60 * 1000;
      await database.watches.keep(watch);
      await database.watches.keep({ ...watch, id: 'b', game: 'two', wall: 7000 });
      database.close();
      database = await open();
      await database.watches.keep({ ...watch, id: 'c', game: 'three', wall: 6500 + month });
      expect(await database.watches.of('one')).to.deep.equal([]);
      expect(await database.watches.of('two')).to.have.length(0);
      database.close();
      database = await open();
      await database.watches.keep({ ...watch, id: 'd', game: 'four', wall: 7000 + month });
      expect(await database.watches.of('three')).to.have.length(1);
    });

    it('is nothing where it is not of the right shape, or the database is closed', async () => {
      await behindItsBack((raw) => raw.put('watches', { ...watch, to: 'soon' }));
      expect(await database.watches.of('one')).to.deep.equal([]);
      database.close();
      await database.watches.keep(watch);
      expect(await database.watches.of('one')).to.deep.equal([]);
    });
  });

  it('[bug: the last of what was watched was lost] keeps what a page says it watched as it goes', async () => {
    const opened = await openLastingDatabase({ name: NAME, onChange: () => undefined });
    if (!opened.ok) throw new Error(opened.cause);
    const going = opened.database;
    const watch = { id: 'a 1000', game: 'one', from: 1000, to: 6000, wall: 6000 };
    const kept = going.watches.keep(watch);
    going.close();
    await kept;
    const next = await open();
    expect(await next.watches.of('one')).to.deep.equal([watch]);
    next.close();
  });

  it('[bug: the last of what was watched was lost] keeps it though the page is gone before the browser has answered', async () => {
    const watch = { id: 'a 1000', game: 'one', from: 1000, to: 6000, wall: 6000 };
    const { frame, keep } = await databaseInFrame();
    await keep(watch);
    void keep({ ...watch, to: 11_000, wall: 11_000 });
    frame.remove();
    const next = await open();
    expect(await next.watches.of('one')).to.deep.equal([{ ...watch, to: 11_000, wall: 11_000 }]);
    next.close();
  });

  describe('the settings', () => {
    it('are the defaults until the user has chosen, and then what was chosen', async () => {
      expect(await database.loadSettings()).to.deep.equal({ settings: DEFAULT_SETTINGS, chosen: false });
      const settings = { ...DEFAULT_SETTINGS, whoSpeaks: 'both', callStyle: 'plain', sound: false } as const;
      expect(await database.saveSettings(settings)).to.deep.equal({ ok: true });
      expect(await database.loadSettings()).to.deep.equal({ settings, chosen: true });
    });

    it('fall back to the default where what was kept is none of the choices', async () => {
      await behindItsBack((raw) => raw.put('settings', { whoSpeaks: 'nobody', sound: false }, 'settings'));
      expect(await database.loadSettings()).to.deep.equal({
        settings: { ...DEFAULT_SETTINGS, sound: false },
        chosen: true,
      });
    });

    describe('when the page went while it was keeping them', () => {
      const before = { ...DEFAULT_SETTINGS, sound: false };
      const chosen = { ...DEFAULT_SETTINGS, theme: 'dark' } as const;

      beforeEach(() => database.saveSettings(before));

      it('[bug: a setting chosen as the page went was lost] are there for the next page', async () => {
        const keeping = database.saveSettings(chosen);
        const left = localStorage.getItem(NOTE);
        await keeping;
        // Had the page gone, its transaction with it: what is left is the old record and the note.
        await behindItsBack((raw) => raw.put('settings', before, 'settings'));
        localStorage.setItem(NOTE, left ?? '');
        expect(await database.loadSettings()).to.deep.equal({ settings: chosen, chosen: true });
        await behindItsBack(async (raw) => {
          expect(await raw.get('settings', 'settings')).to.deep.equal(chosen);
        });
        expect(localStorage.getItem(NOTE)).to.equal(null);
      });

      it('are read with the same care', async () => {
        localStorage.setItem(NOTE, JSON.stringify({ theme: 'dark', whoSpeaks: 'nobody' }));
        expect(await database.loadSettings()).to.deep.equal({ settings: chosen, chosen: true });
      });

      for (const text of ['', 'dark', '7', 'null', '{"theme":']) {
        it(`are what was kept before where the note says "${text}"`, async () => {
          localStorage.setItem(NOTE, text);
          expect(await database.loadSettings()).to.deep.equal({ settings: before, chosen: true });
        });
      }
    });

    it('leave a note behind only where they could not be kept', async () => {
      await database.saveSettings(DEFAULT_SETTINGS);
      expect(localStorage.getItem(NOTE)).to.equal(null);
      database.close();
      const chosen = { ...DEFAULT_SETTINGS, callStyle: 'plain' } as const;
      await database.saveSettings(chosen);
      database = await open();
      expect(await database.loadSettings()).to.deep.equal({ settings: chosen, chosen: true });
      expect(localStorage.getItem(NOTE)).to.equal(null);
    });

    it('are the defaults, and are not kept, once it is closed', async () => {
      database.close();
      expect(await database.loadSettings()).to.deep.equal({ settings: DEFAULT_SETTINGS, chosen: false });
      expect(await database.saveSettings(DEFAULT_SETTINGS)).to.deep.equal({ ok: false, cause: 'storage closed' });
    });
  });
});

describe('opening the database', () => {
  afterEach(() => deleteDB(NAME));

  it('lets a newer version in another window upgrade, and keeps nothing after that', async () => {
    const closed = new Promise<ClosedCause>((resolve) => {
      void open(resolve).then(async (database) => {
        await database.journal.begin(setup('a'));
        const newer = await openDB(NAME, DATABASE_VERSION + 1);
        expect(await newer.count('games')).to.equal(1);
        expect(await database.journal.append('a', entry(1))).to.deep.equal({ ok: false, cause: 'storage closed' });
        newer.close();
      });
    });
    expect(await closed).to.equal('newer version');
  });

  it('of version 2 is made one that keeps watches and who holds the game', async () => {
    const old = await openDB(NAME, 2, {
      upgrade: (made) => {
        made.createObjectStore('games', { keyPath: 'id' }).createIndex('order', 'order', { unique: true });
        made.createObjectStore('entries', { keyPath: ['game', 'n'] });
        made.createObjectStore('settings');
        made.createObjectStore('audio notes', { keyPath: 'id' });
      },
    });
    await old.put('games', { id: 'one', order: 1, setup: setup('one') });
    old.close();
    const database = await open();
    expect(await database.journal.hold(1000)).to.equal(1000);
    expect(await database.journal.append('one', entry(1))).to.deep.equal({ ok: true });
    database.close();
  });

  it('says when a newer version has been here', async () => {
    (await openDB(NAME, DATABASE_VERSION + 1)).close();
    expect(await openDatabase({ name: NAME })).to.deep.equal({ ok: false, cause: 'newer version' });
  });

  it('says when a window does not let go of an older version, and takes nothing for itself later', async () => {
    (await open()).close();
    // A connection that does not listen for `versionchange`.
    const stubborn = await openDB(NAME);
    expect(await openDatabase({ name: NAME, version: DATABASE_VERSION + 1 })).to.deep.equal({
      ok: false,
      cause: 'blocked',
    });
    stubborn.close();
    // Had the late connection been kept, this would be blocked by it.
    let blocked = false;
    await deleteDB(NAME, { blocked: () => (blocked = true) });
    expect(blocked).to.equal(false);
  });

  it('says so when the browser never answers, and takes nothing for itself later', async () => {
    // While another window changes its shape the browser tells nobody else anything.
    let done = false;
    const changed = openDB(NAME, 1, {
      upgrade: (raw, _from, _to, transaction) => {
        const store = raw.createObjectStore('anything');
        const goOn = (): void => {
          if (!done) void store.get(1).then(goOn);
        };
        goOn();
        void transaction.done.catch(() => undefined);
      },
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(await openDatabase({ name: NAME, within: 50 })).to.deep.equal({ ok: false, cause: 'unknown' });
    done = true;
    (await changed).close();
    let blocked = false;
    await deleteDB(NAME, { blocked: () => (blocked = true) });
    expect(blocked).to.equal(false);
  });

  it('says when the browser lets nothing be kept here', async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    // In a sandbox without an origin of its own; the module itself may not be loaded there, so its one question is put raw.
    frame.srcdoc = `<script>
      let name = 'none';
      try { indexedDB.open('x'); } catch (error) { name = error.name; }
      parent.postMessage({ name }, '*');
    </script>`;
    const said = new Promise<MessageEvent<{ name: string }>>((resolve) => {
      window.addEventListener('message', resolve, { once: true });
    });
    document.body.append(frame);
    const { name } = (await said).data;
    frame.remove();
    expect(openingCause(new DOMException('', name))).to.equal('no storage');
  });
});

describe('a full disk', () => {
  const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')!;

  afterEach(() => {
    Object.defineProperty(IDBObjectStore.prototype, 'add', add);
    return deleteDB(NAME);
  });

  it('is told as such, and what was there before is there still', async () => {
    const database = await open();
    await database.journal.begin(setup('a'), [entry(1)]);
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const full = { ok: false, cause: 'disk full' };
    expect(await database.journal.append('a', entry(2))).to.deep.equal(full);
    expect(await database.journal.begin(setup('b'))).to.deep.equal(full);
    Object.defineProperty(IDBObjectStore.prototype, 'add', add);
    expect(await database.journal.append('a', entry(2))).to.deep.equal({ ok: true });
    database.close();
  });
});

describe('a database that is removed while it is open', () => {
  const changes: StorageChange[] = [];
  let told: (() => void) | undefined;
  let database: Database;

  /** Resolves when so many changes have been told. */
  async function hears(...expected: readonly StorageChange[]): Promise<void> {
    while (changes.length < expected.length) await new Promise<void>((resolve) => (told = resolve));
    expect(changes).to.deep.equal(expected);
  }

  async function openLasting(): Promise<Database> {
    const opened = await openLastingDatabase({
      name: NAME,
      onChange: (change) => {
        changes.push(change);
        told?.();
      },
    });
    if (!opened.ok) throw new Error(opened.cause);
    return opened.database;
  }

  beforeEach(async () => {
    changes.length = 0;
    database = await openLasting();
  });

  afterEach(async () => {
    database.close();
    await deleteDB(NAME);
  });

  it('[bug: the game was lost] has the whole game that stands here again, and goes on with it', async () => {
    const { journal } = database;
    await journal.begin(setup('a'), [entry(1)]);
    await journal.append('a', entry(2));
    await deleteDB(NAME);
    await hears('saved again');
    expect(await journal.append('a', entry(3))).to.deep.equal({ ok: true });
    expect(await journal.latest()).to.deep.equal({
      ok: true,
      game: { setup: setup('a'), entries: [entry(1), entry(2), entry(3)] },
    });
  });

  it('has it again after the page was loaded anew in the middle of it', async () => {
    await database.journal.begin(setup('a'), [entry(1), entry(2)]);
    database.close();
    database = await openLasting();
    await database.journal.latest();
    await deleteDB(NAME);
    await hears('saved again');
    const latest = await database.journal.latest();
    expect(latest.ok && latest.game?.entries).to.deep.equal([entry(1), entry(2)]);
  });

  it('has an act that came while it was being removed', async () => {
    const { journal } = database;
    await journal.begin(setup('a'));
    const removed = deleteDB(NAME);
    expect(await journal.append('a', entry(1))).to.deep.equal({ ok: true });
    await removed;
    await hears('saved again');
    const latest = await journal.latest();
    expect(latest.ok && latest.game?.entries).to.deep.equal([entry(1)]);
  });

  it('has the game again where somebody else has made the database anew', async () => {
    const { journal } = database;
    await journal.begin(setup('a'), [entry(1)]);
    await behindItsBack(async (raw) => {
      await raw.clear('entries');
      await raw.clear('games');
    });
    expect(await journal.append('a', entry(2))).to.deep.equal({ ok: true });
    const latest = await journal.latest();
    expect(latest.ok && latest.game?.entries).to.deep.equal([entry(1), entry(2)]);
  });

  it('has the settings again that were chosen', async () => {
    const settings = { ...DEFAULT_SETTINGS, theme: 'dark' } as const;
    await database.saveSettings(settings);
    await deleteDB(NAME);
    await hears('emptied');
    expect(await database.loadSettings()).to.deep.equal({ settings, chosen: true });
  });

  it('is left to a newer version that wants it', async () => {
    await database.journal.begin(setup('a'), [entry(1)]);
    const newer = await openDB(NAME, DATABASE_VERSION + 1);
    await hears('closed for newer version');
    expect(await database.journal.append('a', entry(2))).to.deep.equal({ ok: false, cause: 'other version' });
    expect(await newer.count('entries')).to.equal(1);
    newer.close();
  });

  it('says that the game could not be kept again, and refuses what comes', async () => {
    await database.journal.begin(setup('a'), [entry(1)]);
    // What has been made anew in the meantime is of a newer version.
    const removed = deleteDB(NAME);
    const newer = await openDB(NAME, DATABASE_VERSION + 1);
    await removed;
    await hears('not saved again');
    expect(await database.journal.append('a', entry(2))).to.deep.equal({ ok: false, cause: 'storage closed' });
    newer.close();
  });
});

describe('all games of the device', () => {
  let database: Database;
  const kept = new KeptGames(NAME);
  const ids = async (): Promise<readonly string[] | undefined> => (await kept.list())?.map(({ id }) => id);

  beforeEach(async () => {
    database = await open();
    await database.journal.begin({ ...setup('a'), begunAt: 1 }, [entry(1), resigned]);
    await database.journal.begin({ ...setup('b'), begunAt: 2 }, [entry(1)]);
  });

  afterEach(async () => {
    database.close();
    await deleteDB(NAME);
  });

  it('are listed, the newest first, with those that cannot be read', async () => {
    await behindItsBack((raw) => raw.put('games', { id: 'c', setup: { id: 'c' } }));
    const list = await kept.list();
    expect(list?.map(({ id, state }) => [id, state])).to.deep.equal([
      ['b', 'readable'],
      ['a', 'readable'],
      ['c', 'unreadable'],
    ]);
  });

  it('[bug: a game vanished without a word] are listed also where their order is broken', async () => {
    await behindItsBack(async (raw) => {
      const { order: _, ...record } = (await raw.get('games', 'b')) as Record<string, unknown>;
      await raw.put('games', record);
    });
    expect(await ids()).to.deep.equal(['b', 'a']);
    expect((await kept.find('b'))?.entries).to.deep.equal([entry(1)]);
    expect(await database.journal.makeLatest('b')).to.deep.equal({ ok: true });
    const latest = await database.journal.latest();
    expect(latest.ok && latest.game?.setup.id).to.equal('b');
  });

  it('are taken out whole, recordings too, and put back as they were', async () => {
    const note = { id: 'note', game: 'a', sound: new Blob(['sound']) };
    await behindItsBack((raw) => raw.put('audio notes', note));
    const removed = await kept.remove('a');
    expect(await ids()).to.deep.equal(['b']);
    await behindItsBack(async (raw) => {
      expect(await raw.count('entries')).to.equal(1);
      expect(await raw.count('audio notes')).to.equal(0);
    });
    expect(await kept.putBack(removed!)).to.deep.equal({ ok: true });
    expect(await ids()).to.deep.equal(['b', 'a']);
    expect((await kept.find('a'))?.entries).to.deep.equal([entry(1), resigned]);
    await behindItsBack(async (raw) => {
      expect(await raw.get('audio notes', 'note')).to.have.property('game', 'a');
    });
  });

  it('put back below a game begun since, which stays the latest', async () => {
    const removed = await kept.remove('b');
    await database.journal.begin({ ...setup('c'), begunAt: 3 });
    expect(await kept.putBack(removed!)).to.deep.equal({ ok: true });
    const latest = await database.journal.latest();
    expect(latest.ok && latest.game?.setup.id).to.equal('c');
    expect(await kept.putBack(removed!)).to.deep.equal({ ok: false, cause: 'unknown' });
    expect(await kept.remove('nobody')).to.equal(undefined);
  });
});
