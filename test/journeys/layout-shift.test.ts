/** While a page is loaded, first or anew, nothing that is drawn moves away from where it was: who has begun to read or to aim loses no place. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { ADDRESSES } from './every-page.js';

const journey = new Journey();

beforeAll(() => journey.start());
afterAll(() => journey.end());

/** The cumulative layout shift of a page (https://web.dev/articles/cls): a fifth of what is called good. */
const MOST = 0.02;

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** Runs in the page, before anything else: keeps each shift that no key or click was the reason of. */
function keepShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what is not there any more';
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? `${root.host.localName} >>> ` : '';
    return `${host}${element.localName}${element.className ? `.${element.className}` : ''}`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.push({
        value: entry.value,
        moved: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What moved since the page was loaded, when everything has come that comes by itself. */
async function shiftsOf({ page }: User): Promise<readonly Shift[]> {
  // The script of a worker that runs stays open to Puppeteer.
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 2 });
  // What has come is drawn, and what was drawn is told of.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
  return page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly Shift[] }).shifts);
}

async function expectSteady(user: User): Promise<void> {
  const shifts = await shiftsOf(user);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST);
}

describe.each(WIDTHS)('$width CSS px wide', (size) => {
  /** Nothing is kept from before. */
  const visit = (path: string): Promise<User> =>
    journey.visit(path, async (page: Page) => {
      await page.setViewport(size);
      await page.evaluateOnNewDocument(keepShifts);
    });

  async function expectSteadyTwice(user: User, isLoaded = false): Promise<void> {
    if (!isLoaded) await expectSteady(user);
    await user.reload();
    await expectSteady(user);
  }

  test.each(ADDRESSES)('nothing moves on load and reload of %s', async (address) => {
    const user = await visit(address);
    await expectSteadyTwice(user);
    await user.page.close();
  });

  test('what does move is found', async () => {
    const user = await visit('#/about');
    await expectSteady(user);
    await user.page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' }));
    });
    const [shift] = await shiftsOf(user);
    expect(shift?.value).toBeGreaterThan(MOST);
    await user.page.close();
  });

  test('nothing moves on reload of a game in progress, nor of the start and the settings beside it', async () => {
    const user = await visit('');
    await user.choose('Opponent', 'Player beside you');
    await user.click('button', 'Start');
    await user.isOnBoard();
    await user.enter('e4');
    await user.enter('e5');
    await expectSteadyTwice(user, true);
    for (const address of ['#/', '#/settings', '#/help']) {
      await user.page.goto('about:blank');
      await user.goTo(`${journey.address}${address}`);
      await expectSteadyTwice(user);
    }
    await user.page.close();
  });

  test('nothing moves on reload of a clock that runs', async () => {
    const user = await visit('#/clock');
    await user.click('button', 'Read back …');
    await user.click('button', 'Set the clock');
    await user.isGone('button', 'Set the clock');
    await user.click('button', 'Start White’s clock');
    await user.find('button', 'Stop the clocks');
    await expectSteadyTwice(user, true);
    await user.page.close();
  });

  test('nothing moves on reload of a game at a table', async () => {
    const user = await visit('#/table');
    await user.click('checkbox', 'The arbiter has approved the use of this program');
    await user.choose('This window is for', 'White');
    await user.click('button', 'Read the conditions …');
    await user.focusIsOn('Begin the game');
    await user.press('Enter');
    await user.find('heading', 'At the table');
    await expectSteadyTwice(user, true);
    await user.page.close();
  });
});
