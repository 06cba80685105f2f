/**
 * Where nothing can be saved, or what was saved is taken away: the cause is said with what follows from it, and the game goes on.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { Journey, type User } from './app.js';

const journey = new Journey({ worksOffline: true });
const GONE = 'You can play, but your moves will be gone when the page is closed.';
let user: User;

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** A page of the same origin that is not the app. */
const BESIDE = 'licenses.md';

/** Another window of the same browser, with the database open as this version. The page itself comes to the front again. */
async function openBeside(page: Page, version: number): Promise<Page> {
  const beside = await page.browserContext().newPage();
  await beside.goto(journey.address + BESIDE);
  await beside.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('anna-hector', wanted);
        asked.onerror = () => reject(asked.error ?? new Error('no reason'));
        asked.onsuccess = () => resolve();
      }),
    version,
  );
  await page.bringToFront();
  return beside;
}

const refusing = (name: string) => async (page: Page) => {
  await page.evaluateOnNewDocument((error) => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', error);
    };
  }, name);
};

/** The game can be played though nothing of it is kept; the trouble was said once. */
async function playsUnsaved(sentence: string): Promise<void> {
  await user.heard(sentence);
  await user.isSpoken(sentence);
  await user.settled();
  await user.start({ Opponent: 'Player beside you' });
  await user.enter('e4');
  expect(await user.hears()).toEqual(['Bauer Eva zwei Eva vier']);
  expect((await user.log()).filter((line) => line === sentence)).toHaveLength(1);
}

describe('the cause is said once a start, with what follows', () => {
  test('a newer version has been here', async () => {
    user = await journey.visit('', async (page) => (await openBeside(page, 99)).close());
    await playsUnsaved(
      `A newer version of Anna–Hector has saved games here that this older version cannot open. Nothing is lost: reload the page to get the newer version. ${GONE}`,
    );
    await user.reload();
    await user.heard(
      `A newer version of Anna–Hector has saved games here that this older version cannot open. Nothing is lost: reload the page to get the newer version. ${GONE}`,
    );
  });

  test('another window does not let go of an older version', async () => {
    user = await journey.visit('', (page) => openBeside(page, 1));
    await playsUnsaved(
      `Another window with an older version of Anna–Hector keeps the saved games to itself. Close that window, then reload this page. ${GONE}`,
    );
  });

  test.each([
    ['SecurityError', 'This browser does not let Anna–Hector save anything. A private window may be the cause.'],
    ['QuotaExceededError', 'The disk is full, so nothing can be saved. Free some space, then reload the page.'],
    ['UnknownError', 'The saved games could not be opened. Reload the page to try again.'],
  ])('the browser answers with %s', async (error, sentence) => {
    user = await journey.visit('', refusing(error));
    await playsUnsaved(`${sentence} ${GONE}`);
  });
});

describe('what was saved is taken away in the middle of a game', () => {
  test('removed, it is saved again, and a reload brings the game back', async () => {
    user = await journey.visit();
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
    await user.hears();
    await user.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase('anna-hector').onsuccess = () => resolve();
        }),
    );
    const again = 'The browser removed what Anna–Hector had saved here. The game on this page has been saved again.';
    expect(await user.hears()).toEqual([again]);
    await user.enter('e5');
    expect(await user.hears()).toEqual(['Bauer Eva sieben Eva fünf']);
    await user.reload();
    expect(await user.hears(3)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Bauer Eva sieben Eva fünf',
      'Your game is back: 1 move made. White to move.',
    ]);
  });

  test('cleared by the browser as all data of the site, it is saved again', async () => {
    const devtools = await user.page.createCDPSession();
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(journey.address).origin,
      storageTypes: 'indexeddb',
    });
    await devtools.detach();
    await user.enter('Nf3');
    await user.heard('Springer Gustav eins Felix drei');
    await user.reload();
    await user.heard('Your game is back: 2 moves made. Black to move.');
  });

  test('wanted by a newer version in another window, it is left to that, and this one says so', async () => {
    const other = await openBeside(user.page, 99);
    await user.heard(
      'A newer version of Anna–Hector is open in another window, so this window can no longer save. Your game is saved up to here: reload this page to go on.',
    );
    await user.enter('Nc6');
    await user.heard('Not done: the other window runs another version of Anna–Hector. Reload both.');
    await other.close();
  });
});
