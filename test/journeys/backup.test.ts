/** All that is kept as one file, read back where nothing was, and beside what is there; and room, and safety, for it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;
let folder = '';
let file = '';

/** Remembers every text that is offered as a file, and lets the browser agree to nothing until it is told otherwise. */
async function prepared(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const saved: Blob[] = [];
    Object.assign(globalThis, { saved, agrees: false });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return create(blob);
    };
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => Promise.resolve((globalThis as unknown as { agrees: boolean }).agrees);
  });
}

beforeAll(async () => {
  await journey.start();
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  file = path.join(folder, 'backup.json');
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(async () => {
  await journey.end();
  await rm(folder, { recursive: true, force: true });
});

async function opensGames(): Promise<void> {
  await user.click('button', 'Games on this device');
  await expect.poll(() => user.focusedRole()).toBe('heading: Games on this device');
  await user.find('button', 'Save everything as a backup file');
}

async function reads(from: string): Promise<void> {
  const chooser = (await user.part('>>> saved-data >>> #file')) as ElementHandle<HTMLInputElement>;
  await chooser.uploadFile(from);
}

const report = () =>
  user.page.$$eval('>>> saved-data >>> ul[aria-labelledby="report"] li', (lines) =>
    lines.map((line) => line.textContent.replace(/^(A game|Two players here).*?(?=:|\))/u, '$1')),
  );

async function resigns(): Promise<void> {
  await user.focus('textbox', 'Your move');
  await user.type('resign');
  await user.press('Enter');
  await user.focusIsOn('No, play on');
  await user.click('button', 'Yes, resign');
  await user.heard('Black resigns. White wins.');
}

describe('games safe', () => {
  beforeAll(async () => {
    user = await journey.visit('', prepared);
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
  });

  test('are offered when a game is over, never during one', async () => {
    await opensGames();
    expect(await user.has('button', 'Keep my games safe')).toBe(false);
    await user.press('Escape');
    await user.isGone('heading', 'Games on this device');
    await resigns();
    await user.find('button', 'Keep my games safe');
  });

  test('it is said what the browser answers', async () => {
    await user.click('button', 'Keep my games safe');
    await user.heard(
      'The browser did not agree. It may delete your games when space runs short. A backup file keeps them.',
    );
    await user.page.evaluate(() => Object.assign(globalThis, { agrees: true }));
    await user.click('button', 'Keep my games safe');
    await user.heard('Your games are safe: the browser will not delete them on its own.');
  });
});

describe('a backup', () => {
  test('holds everything', async () => {
    await opensGames();
    await user.click('button', 'Save everything as a backup file');
    await user.heard('Backup saved. Games: 1. Recordings: 0.');
    const text = await user.page.evaluate(() => (globalThis as unknown as { saved: Blob[] }).saved.at(-1)?.text());
    await writeFile(file, text ?? '');
    expect(JSON.parse(text ?? '')).toMatchObject({ kind: 'anna-hector backup', version: 1 });
  });

  test('read where it was made, changes nothing', async () => {
    await reads(file);
    await user.heard('Backup read. Games added: 0. Already here: 1.');
  });
});

describe('a backup, where nothing was', () => {
  beforeAll(async () => {
    user = await journey.visit('', prepared);
    await user.settled();
  });

  test('brings the game back with its end', async () => {
    await opensGames();
    await reads(file);
    await user.heard('Backup read. Games added: 1. Already here: 0.');
    await user.press('Escape');
    await user.isGone('heading', 'Games on this device');
    await user.reload();
    await user.heard('Your game is back: 1 move made. Black resigns. White wins.');
  });

  test('with a broken, a newer, a doubled and another game of the same name: each is told, and nothing is overwritten', async () => {
    const said = JSON.parse(await readFile(file, 'utf8')) as {
      games: { setup: { id: string }; entries: { version: number }[] }[];
    };
    const [game] = said.games;
    if (!game) throw new Error('no game');
    const named = (id: string) => ({ ...game, setup: { ...game.setup, id } });
    const other = path.join(folder, 'other.json');
    const games = [
      { ...game, entries: game.entries.slice(1) },
      { ...named('newer'), entries: game.entries.map((act) => ({ ...act, version: 99 })) },
      named('added'),
      named('added'),
      { ...game, setup: { ...game.setup, names: { white: 'Anna', black: '' } } },
    ];
    await writeFile(other, JSON.stringify({ ...said, games }));
    await opensGames();
    await reads(other);
    await user.heard('Backup read. Games added: 2. Already here: 0. Problems, listed on the page: 4.');
    // It is drawn after it was told.
    await expect.poll(async () => (await report())[0]).toBe('Games added: 2. Already here: 0.');
    const lines = await report();
    expect(lines.join(' ')).toContain('broken, not added.');
    expect(lines.join(' ')).toContain('of a newer version of Anna–Hector, not added.');
    expect(lines.join(' ')).toContain('twice in the file, added once.');
    expect(lines.join(' ')).toContain(
      'another version of this game was here. It is kept, and the one in the file was added beside it.',
    );
    const count = await user.page.$$eval('>>> saved-games >>> li', (items) => items.length);
    expect(count).toBe(3);
  });

  test.each([
    ['no backup at all', 'hello', 'This file is no backup of Anna–Hector. Nothing was changed.'],
    [
      'of a newer version',
      '{"kind":"anna-hector backup","version":2}',
      'A newer version of Anna–Hector made this backup. Nothing was changed.',
    ],
  ])('that is %s is refused', async (_what, text, sentence) => {
    const bad = path.join(folder, 'bad.json');
    await writeFile(bad, text);
    await reads(bad);
    await user.heard(sentence);
  });

  test('is not read during a strict game', async () => {
    await user.goToPage('', 'New game');
    await user.choose('Opponent', 'Player beside you');
    await (await user.part('>>> game-conditions >>> summary')).click();
    await user.choose('Play', 'Strict, as in a tournament');
    await user.click('button', 'Start');
    await user.isOnBoard();
    await opensGames();
    await reads(file);
    await user.heard('Strict play does not allow that.');
  });
});

describe('a full disk', () => {
  test('names what can be deleted; it is deleted only after a question', async () => {
    user = await journey.visit('', prepared);
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
    await resigns();
    await user.click('button', 'New game');
    await user.click('button', 'Start');
    await user.isOnBoard();
    await user.page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await user.enter('e4');
    await user.heard('Not done: the disk is full. “Games on this device” lists what you can delete.');
    await opensGames();
    await user.click('button', 'Show what can be deleted');
    await user.focusIsOn('What can be deleted');
    // By a key: the question that goes moves what a pointer is aimed at.
    const asksToDelete = async (): Promise<void> => {
      const deletes = await user.page.$$('>>> saved-data >>> [data-wish="free"]');
      expect(deletes).toHaveLength(1);
      await deletes[0]?.focus();
      await user.press('Enter');
    };
    await asksToDelete();
    await user.focusIsOn('No, keep it');
    await user.press('Escape');
    await user.focusIsOn('What can be deleted');
    expect(await user.page.$$('>>> saved-games >>> li')).toHaveLength(2);
    await asksToDelete();
    await user.focusIsOn('No, keep it');
    await user.click('button', 'Yes, delete it');
    await user.focusIsOn('What can be deleted');
    expect(await user.page.$$('>>> saved-games >>> li')).toHaveLength(1);
  });
});
