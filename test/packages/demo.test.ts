/** The page that shows each element, as `npm run dev` serves it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArguments, browserPath } from '../../scripts/browser-path.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

let server: ViteDevServer;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0, watch: null, hmr: false } });
  await server.listen();
  const executablePath = await browserPath();
  browser = await launch({ executablePath, args: browserArguments(executablePath), headless: true });
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(new URL('components/demo/', server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll(':not(:defined)')].length === 0 &&
      document.querySelector('message-log')?.shadowRoot?.querySelector('ol'),
  );
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const told = (section: string): Promise<string | null | undefined> =>
  page.$eval(`section[aria-labelledby="${section}"] .told`, (line) => line.textContent);

it('draws every element that custom-elements.json describes', async () => {
  const { modules } = JSON.parse(readFileSync(path.join(ROOT, 'custom-elements.json'), 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
  };
  const names = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  // The promotion choice comes when a pawn is promoted.
  const drawn = await page.evaluate(
    (all) => all.filter((name) => (document.querySelector(name)?.shadowRoot?.textContent ?? '') !== ''),
    names,
  );
  expect(drawn).toEqual(names.filter((name) => name !== 'promotion-choice'));
  expect(errors).toEqual([]);
});

it('plays one game with board, entry, scoresheet and messages, and says what each told', async () => {
  await page.evaluate(() => document.querySelector('chess-board')?.focusSquare('e2'));
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter'] as const) await page.keyboard.press(key);
  expect(await told('board')).toBe('move-chosen {"move":{"from":"e2","to":"e4"}}');
  await page.evaluate(() => document.querySelector('move-entry')?.focus());
  await page.keyboard.type('e5');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('score-sheet')?.moves.length === 2);
  expect(await page.evaluate(() => document.querySelector('score-sheet')?.moves)).toEqual(['e4', 'e5']);
  await page.keyboard.type('Ke3');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('move-entry')?.refusal === 'Ke3 cannot be played.');
});

it('passes axe, a promotion that is asked included', async () => {
  await page.evaluate(() => document.querySelectorAll('chess-board')[2]?.focusSquare('a7'));
  for (const key of ['Enter', 'ArrowUp', 'Enter'] as const) await page.keyboard.press(key);
  await page.waitForFunction(
    () => document.querySelectorAll('chess-board')[2]?.shadowRoot?.querySelector('promotion-choice') != null,
  );
  await page.addScriptTag({ path: path.join(ROOT, 'node_modules/axe-core/axe.min.js') });
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });
  expect(violations).toEqual([]);
  await page.keyboard.press('n');
  expect(await told('promotion')).toBe('move-chosen {"move":{"from":"a7","to":"a8","promotion":"knight"}}');
});
