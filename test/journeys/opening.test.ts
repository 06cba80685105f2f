/**
 * A position that the address asks for, while the game is still on its way: its board is walked at once, what else is done there is answered when
 * the game is there, and what cannot be loaded is told with a button.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { Journey, User, stopping } from './app.js';

const journey = new Journey({ worksOffline: true, watchesRequests: true });

const START = encodeURIComponent('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
const SQUARE = 'e2, white pawn';

let user: User;
/** The requests of the game that wait. */
let stopped: HTTPRequest[];
/** Until the game is there. */
let opened: Promise<User>;

beforeAll(() => journey.start());

/** Somebody who has come to e2 by an arrow, and waits for the game. */
beforeEach(async () => {
  stopped = [];
  const page = await new Promise<Page>((resolve, reject) => {
    opened = journey.visit(`?fen=${START}`, async (window) => {
      await stopping('/assets/game-', stopped)(window);
      resolve(window);
    });
    opened.catch(reject);
  });
  user = new User(page);
  await expect.poll(() => stopped.length).toBe(1);
  await user.focusIsOn('e1, white king');
  await user.press('ArrowUp');
  expect(await user.focused()).toBe(SQUARE);
});

afterEach(async () => {
  await user.page.close();
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

async function goesOn(from = 0): Promise<void> {
  for (const request of stopped.slice(from)) await request.continue();
  await opened;
}

test('its board answers the arrows, and a question and F1 are answered as soon as the game is there', async () => {
  await user.press('o');
  await user.press('F1');
  expect(await user.has('heading', 'What you can do on the board')).toBe(false);
  expect(await user.spoken()).toEqual([]);
  await goesOn();
  await user.focusIsOn('What you can do on the board');
  await user.heard(SQUARE);
  expect((await user.log()).filter((line) => line === SQUARE)).toHaveLength(1);
  await user.press('Escape');
  await user.focusIsOn(SQUARE);
});

test('a key that turns the board, and one without a command, are told as soon as the game is there', async () => {
  await user.press('f');
  await user.press('s');
  expect(await user.spoken()).toEqual([]);
  await goesOn();
  await user.heard('Board turned: Black at the bottom.');
  await user.heard('No command on S. F1 lists the keys.');
});

test('where the game cannot be loaded that is an alert with "Try again", and what was asked is not lost', async () => {
  await user.press('o');
  for (const request of stopped) await request.abort();
  const alert = await user.part('>>> [role="alert"]');
  expect(await alert.$eval('::-p-xpath(./text()[normalize-space()])', (text) => text.textContent.trim())).toBe(
    'A part of Anna–Hector could not be loaded.',
  );
  await user.press('ArrowUp');
  expect(await user.focused()).toBe('e3, empty');
  await user.click('button', 'Try again');
  await expect.poll(() => stopped.length).toBe(2);
  await goesOn(1);
  await user.heard(SQUARE);
  await user.isGone('button', 'Try again');
  // The browser tells of the request that was aborted.
  expect(journey.complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
