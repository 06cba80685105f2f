/** Text may be set wider apart, or twice as large, by whoever reads it: no page becomes wider than its window by that, and no text is cut off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { HELP_TOPICS, PAGES_AND_GAME } from './every-page.js';
import { NARROW } from './looks.js';

const journey = new Journey();

beforeAll(() => journey.start());
afterAll(() => journey.end());

/** As WCAG 1.4.12 has it; what is inherited reaches every shadow root. */
const SPACING = `html { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; } p { margin-block-end: 2em; }`;
const TWICE_AS_LARGE = `html { font-size: 200%; }`;
/** Text is made twice as large in a usual window (WCAG 1.4.4); this is half of one. */
const HALF = { width: 640, height: 800 };
/** CSS px. Browsers begin with the half of it. */
const LARGE_BROWSER_FONT = 32;
/** English, and one with long words. */
const SHORT_AND_LONG = ['en', 'de'] as const;

/** Runs in the page: what has text of which a part cannot be seen, and what is wider than the window. */
function faults(): readonly string[] {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const width = document.scrollingElement?.scrollWidth ?? Infinity;
  const cut = all(document).filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    // What is for the ear alone is one pixel large.
    if (element.clientWidth <= 1 || !element.checkVisibility() || !element.textContent.trim()) return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
  return [
    ...(width > innerWidth ? [`the page is ${String(width)} px wide`] : []),
    ...cut.map(({ localName, className }) => `${localName}.${className} is cut off`),
  ];
}

/** Runs in the page: shows what can be unfolded. */
function unfold(): void {
  const within = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLDetailsElement) element.open = true;
      if (element.shadowRoot) within(element.shadowRoot);
    }
  };
  within(document);
}

describe.each([...PAGES_AND_GAME, ...HELP_TOPICS])('%s', (address) => {
  let user: User;
  beforeAll(async () => {
    user = await journey.visit(address, (page) => page.setViewport(NARROW));
    await user.page.evaluate(unfold);
  });
  afterAll(() => user.page.close());

  async function faultsWith(css: string): Promise<readonly string[]> {
    await user.page.evaluate(async (text) => {
      const sheet = new CSSStyleSheet();
      await sheet.replace(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, css);
    const found = await user.page.evaluate(faults);
    await user.page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
    return found;
  }

  test('with the spacing of WCAG 1.4.12 nothing is wider than the window, and no text is cut off', async () => {
    await user.page.setViewport(NARROW);
    expect(await faultsWith(SPACING)).toEqual([]);
  });

  test('with text twice as large nothing is wider than the window, and no text is cut off', async () => {
    await user.page.setViewport(HALF);
    expect(await faultsWith(TWICE_AS_LARGE)).toEqual([]);
  });

  test.each(SHORT_AND_LONG)(
    'in %s, with text twice as large in a window 320 px wide, nothing is wider than that, and no text is cut off',
    async (language) => {
      await user.page.setViewport(NARROW);
      await user.choosesLanguage(language);
      expect(await faultsWith(TWICE_AS_LARGE), 'by the page’s own style').toEqual([]);
      const devtools = await user.page.createCDPSession();
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: LARGE_BROWSER_FONT } });
      expect(await user.page.evaluate(rootFontSize)).toBe(1.125 * LARGE_BROWSER_FONT);
      expect(await user.page.evaluate(faults), 'by the browser').toEqual([]);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: LARGE_BROWSER_FONT / 2 } });
      await devtools.detach();
    },
  );
});

function rootFontSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

test('what is cut off, or too wide, is found', async () => {
  const user = await journey.visit('#/about', (page) => page.setViewport(NARROW));
  await user.page.evaluate(() => {
    const cut = Object.assign(document.createElement('p'), { className: 'cut', textContent: 'much too long' });
    Object.assign(cut.style, { width: '20px', whiteSpace: 'nowrap', overflow: 'hidden' });
    const wide = document.createElement('div');
    Object.assign(wide.style, { width: '400px', height: '1px' });
    document.body.append(cut, wide);
  });
  expect(await user.page.evaluate(faults)).toEqual(['the page is 400 px wide', 'p.cut is cut off']);
  await user.page.close();
});
