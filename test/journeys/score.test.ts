/** The scoresheet of a game beside somebody: read and copied by its buttons and by a line, and saved. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;
let folder: string;

/** The moves as PGN has them (PGN standard, 8.2): the game goes on. */
const MOVES = /\n\n1\. ?e4 e5 \*\n*$/;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'score-'));
  await journey.start();
  user = await journey.visit();
  await user.settled();
  await user.start({ Opponent: 'Player beside you' });
  for (const move of ['e4', 'e5']) await user.enter(move);
  await user.hears(2);
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(async () => {
  await journey.end();
  await rm(folder, { recursive: true, force: true });
});

test('in a game beside somebody the button "Read the score" says it whole', async () => {
  await user.click('button', 'Read the score');
  expect(await user.hears()).toEqual([
    'The score. Move 1: Bauer Eva zwei Eva vier. Bauer Eva sieben Eva fünf. End of the score.',
  ]);
});

test('in a game beside somebody "read the score", typed, says it whole', async () => {
  await user.enter('read the score');
  expect(await user.hears()).toEqual([
    'The score. Move 1: Bauer Eva zwei Eva vier. Bauer Eva sieben Eva fünf. End of the score.',
  ]);
});

test('in a game beside somebody the button "Copy" and "copy pgn", typed, copy its moves', async () => {
  const context = user.page.browserContext();
  for (const name of ['clipboard-read', 'clipboard-write'] as const) {
    await context.setPermission(journey.address, {
      permission: { name, allowWithoutSanitization: false },
      state: 'granted',
    });
  }
  for (const copies of [() => user.click('button', 'Copy'), () => user.enter('copy pgn')]) {
    await user.page.evaluate(() => navigator.clipboard.writeText(''));
    await copies();
    expect(await user.hears()).toEqual(['Game copied.']);
    expect(await user.page.evaluate(() => navigator.clipboard.readText())).toMatch(MOVES);
  }
});

test('in a game beside somebody the button "Save as PGN" of the scoresheet saves its moves', async () => {
  const devtools = await user.page.createCDPSession();
  await devtools.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: user.page.browserContext().id ?? '',
  });
  await user.click('button', 'Save as PGN');
  const [said] = await user.hears();
  // While it is written it has an ending of the browser's own.
  await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/^anna-hector-\d{4}-\d{2}-\d{2}\.pgn$/)]);
  const [name = ''] = await readdir(folder);
  expect(said).toBe(`Game saved as ${name}.`);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(MOVES);
});
