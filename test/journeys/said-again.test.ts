/** What a key may have broken off is said again by itself, in the built app: by the keys, touches and windows that a user has. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.open();
  await user.start({ Opponent: 'Player beside you' });
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** Runs in the page: does this as soon as a live region is given the text, so that nobody can have heard it. */
function asSoonAsWritten(text: string, type: 'keydown' | 'pointerdown', key: string): void {
  const observer = new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.textContent?.trim() === text)) return;
    observer.disconnect();
    document.body.dispatchEvent(type === 'keydown' ? new KeyboardEvent(type, { key }) : new PointerEvent(type));
  });
  for (const region of document.querySelectorAll('[aria-live]')) observer.observe(region, { childList: true });
}

test.each([
  ['a key', 'keydown', 'ArrowUp', 'e4', 'Bauer Eva zwei Eva vier', 'White: Bauer Eva zwei Eva vier'],
  ['a touch', 'pointerdown', '', 'e5', 'Bauer Eva sieben Eva fünf', 'Black: Bauer Eva sieben Eva fünf'],
] as const)(
  '%s in the middle of a move: it is said again, with who moved, and stands once in the log',
  async (_what, type, key, line, call, again) => {
    await user.page.evaluate(asSoonAsWritten, call, type, key);
    await user.enter(line);
    expect(await user.hears()).toEqual([call]);
    await user.isSpoken(again);
    expect(await user.hears(0)).toEqual([]);
  },
);
