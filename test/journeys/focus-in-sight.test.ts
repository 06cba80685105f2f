/** Whoever goes by Tab and sees has the focus in sight: nothing lies over it, and it is not outside of the window (WCAG 2.4.11, 2.4.12). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { PAGES_AND_GAME } from './every-page.js';

const journey = new Journey();

beforeAll(() => journey.start());
afterAll(() => journey.end());

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** More stops of Tab than any page has. */
const MOST_STOPS = 300;

interface Stop {
  readonly name: string;
  /** Whether this is the first stop once more, or nothing of the page. */
  readonly isEnd: boolean;
  readonly isInSight: boolean;
}

/** Runs in the page: looks at what has the focus. */
function stopHere(): Stop {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return { name: '', isEnd: true, isInSight: true };
  const seen = globalThis as unknown as { stops?: Set<Element> };
  seen.stops ??= new Set();
  const isEnd = seen.stops.has(element);
  seen.stops.add(element);
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const isWithin =
    left >= -1 &&
    right <= innerWidth + 1 &&
    // What is higher than the window cannot be in sight whole.
    (height > innerHeight ? bottom > 0 && top < innerHeight : top >= -1 && bottom <= innerHeight + 1);
  const x = left + width / 2;
  const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
  let hit: Element | null = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  let above: Node | null = hit;
  while (above && above !== element) above = above.parentNode ?? (above instanceof ShadowRoot ? above.host : null);
  // A label lies over a box that is drawn by style.
  const isOfItsLabel = hit?.closest('label')?.contains(element) ?? false;
  const name = `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
  return { name, isEnd, isInSight: isWithin && (above === element || isOfItsLabel) };
}

/** The stops of Tab that are not in sight. */
async function hiddenStops({ page }: User): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isEnd, isInSight } = await page.evaluate(stopHere);
    if (isEnd) return hidden;
    if (!isInSight) hidden.push(name);
  }
  throw new Error('Tab never came round.');
}

describe.each(WINDOWS)('$width × $height', (size) => {
  test.each(PAGES_AND_GAME)('what has the focus is in sight, whole, on each page: %s', async (address) => {
    const user = await journey.visit(address, (page) => page.setViewport(size));
    expect(await hiddenStops(user)).toEqual([]);
    await user.page.close();
  });
});

test('what is covered is found', async () => {
  const user = await journey.visit('#/about', (page) => page.setViewport(WINDOWS[0]));
  await user.page.evaluate(() => {
    const over = document.createElement('div');
    Object.assign(over.style, { position: 'fixed', inset: '0', background: 'white' });
    document.body.append(over);
  });
  expect(await hiddenStops(user)).not.toEqual([]);
  await user.page.close();
});
