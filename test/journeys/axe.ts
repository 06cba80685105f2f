/** axe-core on a page of the built app. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of axe that one change can break: that of colours, or that of what is named and how. */
export type Rules = 'cat.color' | 'cat.name-role-value';

/** What axe finds, one line an element. @param rules which of its rules; absent: all */
export async function findings(page: Page, rules?: Rules): Promise<string[]> {
  // It stays with the page until that is loaded again.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(SCRIPT, 'utf8'));
  const options: RunOptions = {
    // What is found good is not written down element by element.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'tag', values: [rules] } }),
  };
  return page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, options);
}
