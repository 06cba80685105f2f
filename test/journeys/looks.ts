/** The ways the page can be looked at: what the system asks for, and how wide it is. */
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { NIGHTLY } from '../nightly.js';
import { everyRow, pairwise } from '../pairs/pairwise.js';
import type { User } from './app.js';
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
export interface Look<View> {
  readonly view: View;
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageName;
  readonly width: typeof NARROW;
}

/**
 * Each view in each theme and width, any two of them together, and each theme in each language. In the night every view in every language too:
 * what axe finds hangs on what is drawn, and the same is drawn in each.
 */
export function looksAt<View>(views: readonly View[]): readonly Look<View>[] {
  const factors = { view: views, theme: THEMES, width: [WIDE, NARROW] };
  if (NIGHTLY) return everyRow<Look<View>>({ ...factors, language: LANGUAGE_NAMES });
  const ways = pairwise<Omit<Look<View>, 'language'>>(factors);
  return THEMES.flatMap((theme) =>
    ways
      .filter((way) => way.theme === theme)
      .map((way, index) => ({ ...way, language: LANGUAGE_NAMES[index % LANGUAGE_NAMES.length] ?? 'en' })),
  );
}

/** What a page asks for; what is emulated lasts as long as the session that asked for it. */
export async function emulator(page: Page): Promise<(...features: readonly Feature[]) => Promise<void>> {
  const devtools = await page.createCDPSession();
  return async (...features) => {
    await devtools.send('Emulation.setEmulatedMedia', { features: [...features] });
  };
}

/** For axe to find there is nothing. The page is in that language. */
export async function expectSound(
  page: Page,
  emulate: (...features: readonly Feature[]) => Promise<void>,
  { theme, width }: Look<unknown>,
): Promise<void> {
  await page.setViewport(width);
  await emulate(...theme.features);
  // What was left, or is said in another language now, may be drawn for a moment still.
  await expect.poll(() => findings(page), { timeout: 5_000, interval: 200 }).toEqual([]);
}

/** How wide the page is in a window 320 CSS px wide, in each language that has to be scrolled sideways for. */
export async function tooWideLanguages(user: User): Promise<Readonly<Partial<Record<LanguageName, number>>>> {
  await user.page.setViewport(NARROW);
  const tooWide: Partial<Record<LanguageName, number>> = {};
  for (const language of LANGUAGE_NAMES) {
    await user.choosesLanguage(language);
    const width = await user.page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
    if (width > NARROW.width) tooWide[language] = width;
  }
  return tooWide;
}
