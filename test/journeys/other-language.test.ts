/** A line in another language than the page's: its words are loaded when the page's own do not understand it, and the line is then heard again. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HTTPRequest } from 'puppeteer-core';
import { Journey, stopping, type User } from './app.js';

const journey = new Journey({ watchesRequests: true });
let user: User;
/** The requests for what hears it that wait. */
let stopped: HTTPRequest[];

beforeAll(() => journey.start());
beforeEach(async () => {
  stopped = [];
  user = await journey.visit('', stopping('/assets/further-', stopped));
  await user.start({ Opponent: 'Player beside you' });
});
afterEach(() => user.page.close());
afterAll(() => journey.end());

/** Enters a line, and does not wait for what comes of it. */
async function begin(line: string): Promise<void> {
  await user.considers();
  await user.focus('textbox', 'Your move');
  await user.press('a', 'Control');
  await user.type(line);
  await user.press('Enter');
}

test('a move and a question in Ukrainian on the English page', async () => {
  await user.enter('e4');
  await user.heard('Bauer Eva zwei Eva vier');
  expect(stopped).toEqual([]);
  await begin('кінь же вісім еф шість');
  await expect.poll(() => stopped.length).toBe(1);
  for (const request of stopped) await request.continue();
  await user.heard('Springer Gustav acht Felix sechs');
  await user.enter('де коні');
  await user.heard('White knights b1, g1. Black knights b8, f6.');
  expect(journey.complaints).toEqual([]);
});

test('is refused where its words cannot be had, which is told, the next line is made, and they are had by “Try again”', async () => {
  await begin('кінь на еф три');
  await expect.poll(() => stopped.length).toBe(1);
  for (const request of stopped.splice(0)) await request.abort();
  await user.heard('“кінь на еф три” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei.');
  await user.find('button', 'Try again');
  await user.enter('e4');
  await user.heard('Bauer Eva zwei Eva vier');

  await user.click('button', 'Try again');
  await expect.poll(() => stopped.length).toBe(1);
  for (const request of stopped) await request.continue();
  await user.isGone('button', 'Try again');
  await user.enter('кінь на еф шість');
  await user.heard('Springer Gustav acht Felix sechs');
  // The browser tells of the request that was aborted.
  expect(journey.complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
