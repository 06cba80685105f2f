/** axe-core on a page of the built app. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds by all of its rules, one line an element. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(SCRIPT, 'utf8'));
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
