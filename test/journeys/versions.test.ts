/**
 * Windows of different versions of the program beside each other, as where one was left open while the program was updated: each is told,
 * and none breaks the other's game. The other version is a page that holds the lock and speaks on the channel as one of ours would.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { Journey, type User } from './app.js';
import { besideOf } from './kept-data.js';

/** Of the lock and of the channel, alike in every version. */
const GAME = 'anna-hector game';

/** Versions of what windows say to each other: before the first that there was, and after any. */
const OLDER = 0;
const NEWER = 1000;

const TOLD = 'Not done: the other window runs another version of Anna–Hector. Reload both.';

const journey = new Journey({ worksOffline: true });

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** Runs in the page: a window of another version holds the game, and answers whoever follows it. */
async function holdGame(name: string, protocol: number): Promise<void> {
  const channel = new BroadcastChannel(name);
  const say = (): void => channel.postMessage({ protocol, from: 'another', holdsSince: 1, type: 'holding' });
  channel.onmessage = say;
  await new Promise<void>((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });
  say();
}

/** Runs in the page: a window of another version follows the game; gives the first answer. */
function follow(name: string, protocol: number): Promise<unknown> {
  const channel = new BroadcastChannel(name);
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    channel.postMessage({ protocol, from: 'another', holdsSince: 0, type: 'hello' });
  });
}

describe.each([
  ['older', OLDER],
  ['newer', NEWER],
])('beside a window of an %s version', (_which, protocol) => {
  let user: User;
  let other: Page;

  test('that holds the game, this one is told at the first act, and does nothing', async () => {
    user = await journey.visit('', async (page) => {
      other = await besideOf(page, journey.address);
      await other.evaluate(holdGame, GAME, protocol);
      await page.bringToFront();
    });
    await user.settled();
    await user.choose('Opponent', 'Player beside you');
    await user.click('button', 'Start');
    expect(await user.hears()).toEqual([TOLD]);
    await user.find('button', 'Start');
  });

  test('that is closed then, this one begins the game', async () => {
    await other.close();
    // The browser gives the lock back some time after the window is gone.
    await user.heard('The other window was closed. The game goes on here.');
    await user.click('button', 'Start');
    await user.isOnBoard();
    await user.enter('e4');
    await user.heard('Bauer Eva zwei Eva vier');
  });

  test('that follows, this one tells who holds the game, and plays on', async () => {
    other = await besideOf(user.page, journey.address);
    expect(await other.evaluate(follow, GAME, protocol)).toMatchObject({ type: 'holding' });
    await user.page.bringToFront();
    await user.enter('e5');
    await user.heard('Bauer Eva sieben Eva fünf');
    await other.close();
    await user.reload();
    await user.heard('Your game is back: 1 move made. White to move.');
  });
});
