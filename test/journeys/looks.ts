/** The ways the page can be looked at: what the system asks for, and how wide it is. */
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { NIGHTLY } from '../nightly.js';
import { bringingTogether, everyRow, pairwise } from '../pairs/pairwise.js';
import { findings } from './axe.js';

export interface Feature {
  readonly name: string;
  readonly value: string;
}

/** The themes as the system asks for them, and forced colours. */
export const THEMES = [
  { name: 'light', features: [{ name: 'prefers-color-scheme', value: 'light' }] },
  { name: 'dark', features: [{ name: 'prefers-color-scheme', value: 'dark' }] },
  { name: 'high contrast', features: [{ name: 'prefers-contrast', value: 'more' }] },
  { name: 'forced colours', features: [{ name: 'forced-colors', value: 'active' }] },
] as const;

/** A page 320 CSS px wide, which is also one of 1280 at 400 % (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 640, deviceScaleFactor: 4 };
export const WIDE = { width: 1280, height: 900, deviceScaleFactor: 1 };

/** For the browser: axe is compiled anew with each page, and to compile it better takes longer than it runs. */
export const LOOKED_AT_IN = { arguments: ['--js-flags=--single-threaded --no-opt'] } as const;

/** One way to look at one view. */
interface Way<View> {
  readonly view: View;
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageName;
  readonly width: typeof NARROW;
}

export interface Look<View> extends Way<View> {
  /** Whether its colours are looked at too. */
  readonly colours: boolean;
}

/**
 * Of all the ways to look at these views so many that any two things stand together in one. In the night, all. Colours, which take axe three
 * fifths of its time, do not depend on the language (test/app/colours.test.ts): they are looked at in each view, theme and width, any two
 * together, and in each theme and language, for what one language alone has to show.
 */
export function looksAt<View>(views: readonly View[]): readonly Look<View>[] {
  const factors = { view: views, theme: THEMES, language: LANGUAGE_NAMES, width: [WIDE, NARROW] };
  const ways = NIGHTLY ? everyRow<Way<View>>(factors) : pairwise<Way<View>>(factors);
  const coloured = new Set(
    NIGHTLY
      ? ways
      : [...bringingTogether(ways, ['view', 'theme', 'width']), ...bringingTogether(ways, ['theme', 'language'])],
  );
  return ways.map((way) => ({ ...way, colours: coloured.has(way) }));
}

/** What a page asks for; what is emulated lasts as long as the session that asked for it. */
export async function emulator(page: Page): Promise<(...features: readonly Feature[]) => Promise<void>> {
  const devtools = await page.createCDPSession();
  return async (...features) => {
    await devtools.send('Emulation.setEmulatedMedia', { features: [...features] });
  };
}

/** For axe to find there is nothing, and nothing to scroll sideways for where the page is 320 CSS px wide. The page is in that language. */
export async function expectSound(
  page: Page,
  emulate: (...features: readonly Feature[]) => Promise<void>,
  { theme, width, colours }: Look<unknown>,
): Promise<void> {
  await page.setViewport(width);
  await emulate(...theme.features);
  expect(await findings(page, { colours })).toEqual([]);
  if (width !== NARROW) await page.setViewport(NARROW);
  const wholeWidth = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
  expect(wholeWidth, 'its width').toBeLessThanOrEqual(NARROW.width);
}
