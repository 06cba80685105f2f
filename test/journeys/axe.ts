/** axe-core on a page of the built app. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of axe that look at colours; the rest of what axe does not depend on them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds, one line an element. @param look.colours whether it looks at colours too */
export async function findings(
  page: Page,
  { colours }: { readonly colours: boolean } = { colours: true },
): Promise<string[]> {
  // It stays with the page until that is loaded again.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(SCRIPT, 'utf8'));
  // What is found good is not written down element by element.
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: colours }])),
  };
  return page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, options);
}
