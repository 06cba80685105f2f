/** The words of pages that are loaded later come with these pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Journey } from './app.js';

const journey = new Journey({ watchesRequests: true });

beforeAll(() => journey.start());
afterAll(() => journey.end());

/** Its name, and eight characters that change with what is in it. */
const asked = (part: string): readonly string[] =>
  journey.requests.filter((url) => new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`, 'u').test(url));

test('a clock alone brings what it says, and nothing before it does', async () => {
  const user = await journey.visit();
  await user.settled();
  expect(asked('late')).toEqual([]);
  for (const button of ['Set a clock …', 'Read back …', 'Set the clock']) await user.click('button', button);
  await user.find('button', 'Start White’s clock');
  expect(new Set(asked('late')).size).toBe(1);
  await user.press('i');
  await user.type('xyzzy');
  await user.press('Enter');
  await user.heard('“xyzzy” is no command of the clock. “Help” lists them.');
  expect(journey.complaints).toEqual([]);
});
