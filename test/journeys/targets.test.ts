/** What is pressed is large enough for a finger, on every page: 44 by 44 CSS pixels (WCAG 2.5.5, "Target Size (Enhanced)"). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Journey, type User } from './app.js';
import { ADDRESSES, GAME, HELP_TOPICS } from './every-page.js';

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit('', (page) => page.setViewport(TELEPHONE));
});

afterAll(async () => {
  await journey.end();
});

/** A telephone, on which a finger points. */
const TELEPHONE = { width: 390, height: 844, hasTouch: true, isMobile: true } as const;

/**
 * What on the page is smaller, each as the element it stands in, its name and its size. Targets within a sentence are left out, as the criterion
 * has it; the squares of the board, which have rules of their own; and what is in no window, as a heading's hidden words are.
 */
async function tooSmall(): Promise<readonly string[]> {
  return user.page.evaluate(() => {
    const least = 44;
    // Half a pixel, which the browser may round away.
    const isLarge = ({ width, height }: DOMRect): boolean => width >= least - 0.5 && height >= least - 0.5;
    const roots = (root: ParentNode): readonly ParentNode[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const targetOf = (control: Element): Element =>
      control.matches('[type="radio"], [type="checkbox"]') ? (control.closest('label') ?? control) : control;
    const isInSentence = (control: Element): boolean =>
      control.matches('a') &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const controls = roots(document).flatMap((root) => [
      ...root.querySelectorAll('a[href], button, select, input, textarea, summary, [role="slider"]'),
    ]);
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .filter((control) => !isLarge(targetOf(control).getBoundingClientRect()))
      .map((control) => {
        const root = control.getRootNode();
        const { width, height } = targetOf(control).getBoundingClientRect();
        const name = targetOf(control).textContent.trim().replace(/\s+/g, ' ');
        const place = root instanceof ShadowRoot ? root.host.localName : 'page';
        return `${place}: ${control.localName} “${name}” ${String(Math.round(width))} × ${String(Math.round(height))}`;
      });
  });
}

/** Unfolds what is folded: what stands there is pressed too. */
async function unfold(): Promise<void> {
  for (const summary of await user.page.$$('>>> details:not([open]) > summary')) {
    await summary.evaluate((element) => element.click());
  }
}

test.each([...ADDRESSES, ...HELP_TOPICS, GAME])('%s: nothing to press is smaller than a fingertip', async (address) => {
  await user.load(new URL(address, journey.address).href);
  // To ask a browser what it recognises is the end of the page in some.
  if (address !== '#/settings/voice-input') await unfold();
  if (address === GAME) await user.enter('Bb5');
  await vi.waitFor(async () => expect(await tooSmall()).toEqual([]), { timeout: 5000 });
});
