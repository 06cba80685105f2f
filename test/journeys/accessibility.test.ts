/**
 * Every view in every theme, language and width, any two of them together: nothing for axe to find, nothing to scroll sideways for at 320 CSS px, nothing that moves for those
 * who want no motion.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { LOOKED_AT_IN, THEMES, WIDE, emulator, expectSound, looksAt } from './looks.js';
import { VIEWS, type View } from './views.js';

const journey = new Journey(LOOKED_AT_IN);
let user: User;
let emulate: Awaited<ReturnType<typeof emulator>>;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
  emulate = await emulator(user.page);
});

afterAll(async () => {
  await journey.end();
  expect(journey.complaints).toEqual([]);
});

const FIRST_PAGE: View = {
  name: 'the first page',
  open: () => Promise.resolve(),
};

const LOOKS = looksAt([FIRST_PAGE, ...VIEWS]);

describe.each([FIRST_PAGE, ...VIEWS])('$name', (view) => {
  beforeAll(async () => {
    await user.page.setViewport(WIDE);
    await view.open(user, journey);
  });
  afterAll(async () => {
    await user.choosesLanguage('en');
    await emulate();
    await view.leave?.(user);
  });

  test.each(LOOKS.filter((look) => look.view === view))(
    'axe finds nothing, $theme.name, in $language, $width.width CSS px wide, and nothing is to be scrolled sideways for at 320',
    async (look) => {
      await user.choosesLanguage(look.language);
      await expectSound(user.page, emulate, look);
    },
  );
});

test('the themes that can be chosen are those the system can ask for', async () => {
  const faceOf = () => user.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const faces = new Set<string>();
  await user.goToPage('settings/look', 'Look');
  for (const [theme, index] of [
    ['Light', 0],
    ['Dark', 1],
    ['High contrast', 2],
  ] as const) {
    await user.click('radio', 'Same as the system');
    await emulate(...THEMES[index].features);
    const asked = await faceOf();
    await emulate();
    await user.click('radio', theme);
    expect(await faceOf()).toBe(asked);
    faces.add(asked);
  }
  expect(faces.size).toBe(3);
  await user.click('radio', 'Same as the system');
  await user.goBackToGame();
});

test('in forced colours the main button keeps its two colours, without a plate under its words', async () => {
  await emulate({ name: 'forced-colors', value: 'active' });
  await user.click('button', 'New game');
  const start = await user.find('button', 'Start');
  const { adjust, text, face } = await start.evaluate((button) => {
    const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(button);
    return { adjust: forcedColorAdjust, text: color, face: backgroundColor };
  });
  expect(adjust).toBe('none');
  expect(text).not.toBe(face);
  await emulate();
});

test('with reduced motion nothing moves', async () => {
  await emulate({ name: 'prefers-reduced-motion', value: 'reduce' });
  await VIEWS[0]!.open(user, journey);
  await user.goToSquare('e2');
  await user.press('Enter');
  await user.hears(2);
  expect(await user.page.evaluate(() => document.getAnimations().length)).toBe(0);
  const moving = await user.page.$$eval(
    '>>> chess-board >>> .man',
    (men) => men.filter((man) => getComputedStyle(man).transitionProperty !== 'none').length,
  );
  expect(moving).toBe(0);
  await emulate();
});
