/** The window is a board: what a player looks at is in view together, in windows of every size, and nothing that can be done is hidden. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page, Viewport } from 'puppeteer-core';
import { Journey, type User } from './app.js';

const journey = new Journey();

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

const DESKTOP: Viewport = { width: 1280, height: 800 };
const TELEPHONE: Viewport = { width: 390, height: 844, isMobile: true, hasTouch: true };

const sized = (viewport: Viewport) => (page: Page) => page.setViewport(viewport);

/** A game between two players beside each other, with a clock where that is chosen. */
async function playing(viewport: Viewport, choices: Readonly<Record<string, string>> = {}): Promise<User> {
  const user = await journey.visit('', sized(viewport));
  await user.settled();
  if (Object.keys(choices).length > 0) await (await user.part('>>> game-conditions >>> summary')).click();
  await user.start({ Opponent: 'Player beside you', ...choices });
  return user;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where something of the page of a game stands in the window, in pixels. */
async function boxOf(user: User, selector: string): Promise<Box> {
  return (await user.part(`chess-app >>> ${selector}`)).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** Whether it is seen as a whole, without scrolling. */
async function isInView(user: User, selector: string): Promise<boolean> {
  const { top, bottom, left, right } = await boxOf(user, selector);
  const [width, height] = await user.page.evaluate(() => [innerWidth, innerHeight] as const);
  return top >= 0 && left >= 0 && bottom <= height && right <= width;
}

/** Board, both clocks, whose turn it is with the last move, and the field for a move. */
const SEEN_TOGETHER = [
  'chess-board >>> [role=grid]',
  'chess-clock >>> .side[data-color=white] .time',
  'chess-clock >>> .side[data-color=black] .time',
  '.game .standing',
  '.game .last-move',
  'move-entry >>> input',
] as const;

const TIMED = { Time: '5 minutes, with 3 seconds a move' } as const;

describe.each([
  ['1280 × 800', DESKTOP],
  ['1366 × 768', { width: 1366, height: 768 }],
  ['1920 × 1080', { width: 1920, height: 1080 }],
  ['a telephone, 390 × 844', TELEPHONE],
] as const)('in a window of %s', (_, viewport) => {
  test('board, clocks, turn, last move and entry are in view together, from the start and after a move', async () => {
    const user = await playing(viewport, TIMED);
    await user.enter('e4');
    await user.hears();
    for (const part of SEEN_TOGETHER) expect(await isInView(user, part), part).toBe(true);
    expect(await user.page.evaluate(() => scrollY)).toBe(0);
  });
});

test('at 1280 × 800 the page itself does not scroll, and the lists show eight moves; at 1920 × 1080 twenty', async () => {
  const user = await playing(DESKTOP);
  // The page that was left stays laid out for a moment.
  await expect.poll(() => user.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(810);
  await user.enter('e4');
  await user.hears();
  const rows = async () =>
    (await user.part('chess-app >>> score-sheet >>> .lines')).evaluate((frame) => {
      const head = frame.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      const row = frame.querySelector('tbody tr')?.getBoundingClientRect().height ?? Infinity;
      return Math.floor((frame.clientHeight - head) / row);
    });
  await expect.poll(rows).toBeGreaterThanOrEqual(8);
  await user.page.setViewport({ width: 1920, height: 1080 });
  await expect.poll(rows).toBeGreaterThanOrEqual(20);
});

test('at 1280 × 800 the page of a game that is over does not scroll either, with its card and the offer to keep games safe', async () => {
  const user = await playing(DESKTOP);
  for (const move of ['f3', 'e5', 'g4', 'Qh4']) await user.enter(move);
  await user.find('button', 'Play again');
  await user.find('button', 'Keep my games safe');
  await expect.poll(() => user.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(810);
});

test('the board is as large as fits, and larger or smaller as it is wanted, also the next time', async () => {
  const user = await playing(DESKTOP);
  const width = async (): Promise<number> => {
    const { left, right } = await boxOf(user, '.game chess-board');
    return Math.round(right - left);
  };
  const fits = await width();
  await user.page.setViewport({ width: 1920, height: 1080 });
  expect(await width()).toBeGreaterThan(fits * 1.3);
  await user.page.setViewport(DESKTOP);
  await user.focus('gridcell', 'e2, white pawn');
  await user.press('-');
  expect(await user.hears()).toEqual(['Board 90 percent.']);
  await expect.poll(width).toBeLessThan(fits * 0.92);
  await user.click('button', 'Larger board');
  expect(await user.hears()).toEqual(['Board 100 percent.']);
  await expect.poll(width).toBe(fits);
  await user.focus('gridcell', 'e2, white pawn');
  await user.press('+');
  expect(await user.hears()).toEqual(['Board 110 percent.']);
  await expect.poll(width).toBeGreaterThan(fits * 1.08);
  const larger = await width();
  await user.reload();
  await user.isOnBoard();
  expect(await width()).toBe(larger);
});

describe('in a low window, at 400 % zoom of 1280 × 800', () => {
  test('the whole board fills the height, no square below 24 px, with turn, clocks and square beside it', async () => {
    const user = await playing({ width: 320, height: 200 }, TIMED);
    await user.focus('gridcell', 'e2, white pawn');
    await user.press('ArrowUp');
    await user.focusIsOn('e3, empty');
    const { top, bottom, left, right } = await boxOf(user, 'chess-board >>> [role=gridcell]');
    expect(Math.min(bottom - top, right - left)).toBeGreaterThanOrEqual(24);
    for (const part of ['chess-board >>> [role=grid]', '.game .standing'])
      expect(await isInView(user, part), part).toBe(true);
    for (const color of ['white', 'black'])
      expect(await isInView(user, `chess-clock >>> .side[data-color=${color}] .time`)).toBe(true);
    const here = await user.part('chess-app >>> square-here');
    expect(await here.evaluate((element) => element.shadowRoot?.textContent.trim())).toBe('e3');
    expect(await user.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('on a full screen the board alone fills the height; turn, clocks and square stand beside it in large print', async () => {
  const user = await playing(DESKTOP, TIMED);
  await user.click('button', 'Full screen');
  expect(await user.hears()).toEqual(['Full screen.']);
  await user.focusIsOn('e1, white king');
  await expect.poll(() => user.page.evaluate(() => matchMedia('(display-mode: fullscreen)').matches)).toBe(true);
  const { top, bottom } = await boxOf(user, 'chess-board');
  const height = await user.page.evaluate(() => innerHeight);
  expect(bottom - top).toBeGreaterThan(height * 0.95);
  const beside = [
    '.game .standing',
    '.game .last-move',
    'square-here',
    'chess-clock >>> .side[data-color=white] .time',
  ];
  for (const part of ['chess-board', ...beside, 'chess-clock >>> .side[data-color=black] .time']) {
    await expect.poll(async () => [part, await isInView(user, part)]).toEqual([part, true]);
  }
  const size = await (
    await user.part('chess-app >>> .game .standing')
  ).evaluate(
    (element) =>
      parseFloat(getComputedStyle(element).fontSize) / parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(1.5);
  await user.page.evaluate(() => document.exitFullscreen());
});

test('the square of the cursor stands in large print beside the board where that was chosen', async () => {
  const user = await playing(DESKTOP);
  await user.goToPage('settings/look', 'Look');
  await user.click('checkbox', 'Square of the cursor in large print beside the board');
  await user.page.goBack();
  await user.focusIsOn('e1, white king');
  await user.press('ArrowUp');
  await user.focusIsOn('e2, white pawn');
  const here = await user.part('chess-app >>> square-here');
  await expect.poll(() => here.evaluate((element) => element.shadowRoot?.textContent.trim())).toBe('e2');
  const { top, bottom } = await boxOf(user, 'square-here >>> svg');
  const cell = await boxOf(user, 'chess-board >>> [role=gridcell]');
  expect(bottom - top).toBeGreaterThan((cell.bottom - cell.top) * 1.3);
  expect(await isInView(user, 'square-here')).toBe(true);
});

describe('moves and what was said, on a telephone', () => {
  test('stand one in front of the other; the focus brings forward what it enters, and both can be read', async () => {
    const user = await playing(TELEPHONE);
    const front = async () =>
      (await user.part('chess-app >>> game-panel')).evaluate((faces) => faces.getAttribute('front'));
    expect(await front()).toBe('moves');
    await user.find('heading', 'What was said');
    await user.focus('button', 'All messages');
    expect(await front()).toBe('said');
    await user.find('table', 'Score');
    await user.focus('button', 'Read the score');
    expect(await front()).toBe('moves');
  });
});

describe('a game without a clock', () => {
  test('has at most twelve tab stops, the header with them, and each of its buttons is there', async () => {
    const user = await playing(DESKTOP);
    await user.enter('e4');
    await user.hears();
    // The move comes into the score a moment later.
    await user.part('chess-app >>> score-sheet >>> button[data-ply="1"]');
    const stops: string[] = [];
    for (;;) {
      await user.press('Tab');
      const stop = await user.focusedRole();
      if (stops.includes(stop)) break;
      // Between the last and the first lies the browser's own.
      if (!/^\w*: $/u.test(stop) && !stop.startsWith('RootWebArea')) stops.push(stop);
    }
    console.log(`tab stops in a game: ${stops.length} (${stops.join(', ')})`);
    expect(stops.length).toBeLessThanOrEqual(12);
    for (const button of ['Resign', 'Offer draw', 'Turn board', 'New game', 'Actions menu', 'Full screen', 'Keys']) {
      await user.find('button', button);
    }
    for (const bar of ['Ask', 'Actions', 'View']) await user.find('toolbar', bar);
  });

  test('shows that an earlier position is looked at, and one button leads back', async () => {
    const user = await playing(DESKTOP);
    for (const move of ['e4', 'e5']) await user.enter(move);
    await user.hears(2);
    await user.enter('go to move 1');
    await user.hears();
    const looking = await user.part('chess-app >>> .looking');
    expect(await looking.evaluate((element) => element.textContent.replace(/\s+/gu, ' ').trim())).toBe(
      'You are looking at move 1. Back to the present position',
    );
    await user.click('button', 'Back to the present position');
    await user.isGone('button', 'Back to the present position');
    expect(await user.position()).toMatch(/ w KQkq /u);
  });
});
