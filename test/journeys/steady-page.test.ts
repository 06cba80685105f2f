/**
 * What stands on the page keeps its place, for whoever points: a button that moves away is another one's button when the finger comes down.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey({ worksOffline: true });
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.start({ Opponent: 'Player beside you' });
});

afterAll(() => journey.end());

/** From the top of the page, in pixels. */
async function topOf(button: string): Promise<number> {
  return (await user.find('button', button)).evaluate((element) =>
    Math.round(element.getBoundingClientRect().top + scrollY),
  );
}

test('what is said, and the score as it grows, move nothing that stands below them', async () => {
  await user.settled();
  const before = await topOf('Last move');
  for (const [from, to] of [
    ['e2', 'e4'],
    ['e7', 'e5'],
    ['g1', 'f3'],
    ['b8', 'c6'],
  ] as const) {
    await user.moveByKeys(from, to);
    // The piece is lifted, and the move called.
    expect(await user.hears(2)).toHaveLength(2);
  }
  for (let times = 0; times < 10; times++) await user.press('m');
  expect(await user.hears(10)).toHaveLength(10);
  expect(await topOf('Last move')).toBe(before);
});
