/** A misspelt move: what finds the moves near to it is loaded when it is first needed, and is not waited for where it can't be had. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HTTPRequest } from 'puppeteer-core';
import { Journey, stopping, type User } from './app.js';

const journey = new Journey({ watchesRequests: true });
let user: User;
/** The requests for it that wait. */
let stopped: HTTPRequest[];

beforeAll(() => journey.start());
beforeEach(async () => {
  stopped = [];
  user = await journey.visit('', stopping('/assets/near-', stopped));
  await user.start({});
  await user.focus('textbox', 'Your move');
  await user.type('knigth f3');
  await user.press('Enter');
  await expect.poll(() => stopped.length).toBe(1);
});
afterEach(() => user.page.close());
afterAll(() => journey.end());

test('is asked about when that is there', async () => {
  for (const request of stopped) await request.continue();
  await user.heard('Springer Gustav eins Felix drei? Yes, no, or say it again.');
  await user.type('yes');
  await user.press('Enter');
  await user.heard('Springer Gustav eins Felix drei');
  expect(journey.complaints).toEqual([]);
});

test('is refused where it cannot be loaded, and the next line is made', async () => {
  for (const request of stopped) await request.abort();
  await user.heard('“knigth f3” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei.');
  await user.enter('e4');
  await user.heard('Bauer Eva zwei Eva vier');
  // The browser tells of the request that was aborted.
  expect(journey.complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
