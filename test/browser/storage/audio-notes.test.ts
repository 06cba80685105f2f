/** Spoken moves in a real IndexedDB. */
import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { START_FEN } from '../../../src/laws/board/board.js';
import type { GameSetup } from '../../../src/game/session/journal.js';
import { audioNotes } from '../../../src/storage/audio-notes.js';
import { openDatabase } from '../../../src/storage/database.js';

const NAME = 'audio notes test';
const sound = new Blob(['knight f3'], { type: 'audio/webm' });
const player = { type: 'player' } as const;
const setupOf = (id: string): GameSetup => ({
  ...{ id, conditions: { play: 'casual', start: START_FEN }, begunAt: 1 },
  seats: { white: player, black: player },
});

describe('audio notes', () => {
  afterEach(() => deleteDB(NAME));

  it('are kept as they were spoken, beside the game that is going on', async () => {
    const opened = await openDatabase({ name: NAME });
    const notes = audioNotes(NAME);
    expect(await notes.keep({ id: 'a', game: 'g', sound })).to.deep.equal({ ok: true });
    const found = await notes.find('a');
    expect([found?.type, await found?.text()]).to.deep.equal(['audio/webm', 'knight f3']);
    if (opened.ok) opened.database.close();
  });

  it('are not replaced by another of the same name, and none is found that was not kept', async () => {
    const notes = audioNotes(NAME);
    await notes.keep({ id: 'a', game: 'g', sound });
    const other = { id: 'a', game: 'g', sound: new Blob(['rook']) };
    expect(await notes.keep(other)).to.deep.equal({ ok: false, trouble: 'not kept' });
    expect(await (await notes.find('a'))?.text()).to.equal('knight f3');
    expect(await notes.find('b')).to.equal(undefined);
  });

  it('are forgotten', async () => {
    const notes = audioNotes(NAME);
    await notes.keep({ id: 'a', game: 'g', sound });
    await notes.forget('a');
    expect(await notes.find('a')).to.equal(undefined);
  });

  it('are kept as long as their game is: a new game removes neither', async () => {
    const opened = await openDatabase({ name: NAME });
    if (!opened.ok) throw new Error(opened.cause);
    const { journal } = opened.database;
    await journal.begin(setupOf('g'));
    await audioNotes(NAME).keep({ id: 'a', game: 'g', sound });
    await journal.begin(setupOf('h'));
    const [game, latest] = [await journal.find('g'), await journal.latest()];
    expect([game.ok && game.game?.setup.id, latest.ok && latest.game?.setup.id]).to.deep.equal(['g', 'h']);
    expect(await (await audioNotes(NAME).find('a'))?.text()).to.equal('knight f3');
    opened.database.close();
  });

  it('are refused where the disk is full', async () => {
    const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')!;
    Object.defineProperty(IDBObjectStore.prototype, 'add', {
      ...add,
      value: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    const kept = await audioNotes(NAME).keep({ id: 'a', game: 'g', sound });
    Object.defineProperty(IDBObjectStore.prototype, 'add', add);
    expect(kept).to.deep.equal({ ok: false, trouble: 'disk full' });
  });

  it('have their place in a database of before, whose games stay', async () => {
    const before = await openDB(NAME, 1, {
      upgrade: (database) => {
        const games = database.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('order', 'order', { unique: true });
        database.createObjectStore('entries', { keyPath: ['game', 'n'] });
        database.createObjectStore('settings');
      },
    });
    const setup = setupOf('g');
    await before.put('games', { id: 'g', order: 1, setup });
    before.close();
    expect(await audioNotes(NAME).keep({ id: 'a', game: 'g', sound })).to.deep.equal({ ok: true });
    const opened = await openDatabase({ name: NAME });
    if (!opened.ok) throw new Error(opened.cause);
    const found = await opened.database.journal.latest();
    expect(found.ok && found.game?.setup).to.deep.equal(setup);
    opened.database.close();
  });
});
