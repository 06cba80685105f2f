/**
 * Every view of a game at a table, in every theme, language and width, any two of them together: nothing for axe to find, nothing to scroll
 * sideways for at 320 CSS px, headings in order, each tab stop in the order of the page. It is one game in several windows.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { LOOKED_AT_IN, NARROW, WIDE, emulator, expectSound, looksAt } from './looks.js';
import { TABLE_VIEWS, TableWindows } from './table-views.js';

const journey = new Journey(LOOKED_AT_IN);
const windows = new TableWindows(journey);

beforeAll(() => journey.start());

afterAll(async () => {
  await journey.end();
  expect(journey.complaints).toEqual([]);
});

/** The levels of the headings in the order of the page, as assistive technology finds them. */
async function headingLevels(user: User): Promise<number[]> {
  return user.page.$$eval('>>> :is(h1, h2, h3, h4)', (all) =>
    all.filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.tagName.slice(1))),
  );
}

/** What only a player does, who plays himself. */
const PLAYERS_ACTS = ['Offer draw', 'Resign', 'Take back', 'Actions menu'];
/** What a player or his assistant does. */
const MOVING = ['Make move', 'Press clock'];

async function expectOnly(user: User, some: readonly string[], none: readonly string[]): Promise<void> {
  for (const name of [...some, 'New game', 'Full screen']) expect(await user.has('button', name), name).toBe(true);
  for (const name of none) expect(await user.has('button', name), name).toBe(false);
}

const LOOKS = looksAt(TABLE_VIEWS);

describe.each(TABLE_VIEWS)('$name', (view) => {
  let user: User;
  let emulate: Awaited<ReturnType<typeof emulator>>;

  beforeAll(async () => {
    user = await view.open(windows);
    await windows.closeAllBut(user);
    emulate = await emulator(user.page);
  });

  afterAll(async () => {
    await user.choosesLanguage('en');
    await emulate();
    await user.page.setViewport(WIDE);
  });

  test.each(LOOKS.filter((look) => look.view === view))(
    'axe finds nothing, $theme.name, in $language, $width.width CSS px wide, and nothing is to be scrolled sideways for at 320',
    async (look) => {
      await user.choosesLanguage(look.language);
      await expectSound(user.page, emulate, look);
    },
  );

  test('has its headings in order, and no tab stop out of it', async () => {
    const levels = await headingLevels(user);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // None is skipped on the way down.
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const placed = await user.page.$$eval('>>> [tabindex]', (all) =>
      all.map((element) => (element as HTMLElement).tabIndex).filter((index) => index > 0),
    );
    expect(placed).toEqual([]);
  });
});

describe('each window has what its user does', () => {
  test('a player’s', async () => expectOnly(await windows.of('black'), [...PLAYERS_ACTS, ...MOVING], []));
  test('an assistant’s', async () => expectOnly(await windows.of('assistant of white'), MOVING, PLAYERS_ACTS));
  test('the arbiter’s', async () => expectOnly(await windows.of('arbiter'), [], [...PLAYERS_ACTS, ...MOVING]));
  test('an onlooker’s', async () => expectOnly(await windows.of('onlooker'), [], [...PLAYERS_ACTS, ...MOVING]));
});

test('an assistant begins on what is to be done next, in sight on a telephone; the menu’s key leads there', async () => {
  const user = await windows.of('assistant of white');
  await user.page.setViewport(NARROW);
  await user.reload();
  expect(await user.focusedRole()).toMatch(/^button: (Next:|Nothing to do now\.)/);
  const { top, bottom } = await user.page.$eval('>>> assistant-page >>> #next', (next) => {
    const box = next.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(NARROW.height);
  await user.page.$eval('>>> chess-board', (board) => (board as HTMLElement & { focusSquare(): void }).focusSquare());
  await user.press('.');
  await expect.poll(() => user.focusedRole()).toMatch(/^button: (Next:|Nothing to do now\.)/);
});
