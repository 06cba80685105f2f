/** The first game in Firefox, by keys alone, where Firefox is installed. */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.js';
import { BUILT_APP, HOW_TO_MOVE } from './app.js';

const PATH = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
);
if (PATH === undefined) {
  console.log('Skipped: the first game in Firefox. It is not installed (firefox-esr), and FIREFOX_PATH names none.');
}

/** More stops of Tab than there are before "Start". */
const MOST_STOPS = 30;

/** Runs in the page: what has the focus, by its role and its words or label. */
function focusedHere(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element) return '';
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
  const name = (label ?? element).textContent.trim();
  return `${element.getAttribute('role') ?? element.localName}: ${name}`;
}

/** Runs in the page: everything that was said, oldest first. */
function saidHere(): readonly string[] {
  const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log');
  return (log?.messages ?? []).map(({ utterance }) => utterance.segments.map(({ text }) => text).join(' '));
}

describe.skipIf(PATH === undefined)('the first game in Firefox, by keys', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await serve({ port: 0, root: BUILT_APP });
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PATH ?? '',
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'en', 'intl.locale.requested': 'en' },
    });
    page = await browser.newPage();
    await page.goto(server.address, { waitUntil: 'load' });
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const focused = () => page.evaluate(focusedHere);
  const said = () => page.evaluate(saidHere);
  const focusComesTo = (what: string | RegExp) => expect.poll(focused).toMatch(what);

  async function press(key: KeyInput, held?: KeyInput): Promise<void> {
    if (held) await page.keyboard.down(held);
    await page.keyboard.press(key);
    if (held) await page.keyboard.up(held);
  }

  async function tabTo(what: string): Promise<void> {
    const stops: string[] = [];
    while (stops.length < MOST_STOPS) {
      await press('Tab');
      const stop = await focused();
      if (stop === what) return;
      stops.push(stop);
    }
    throw new Error(`Tab leads to no ${what}, but to ${stops.join(', ')}`);
  }

  async function plays(move: string, call: string): Promise<void> {
    await page.keyboard.type(move);
    await press('Enter');
    await expect.poll(said).toContain(call);
    expect((await said()).at(-1)).toBe(call);
  }

  test('Tab leads to Start, and Enter begins, with the focus on the board', async () => {
    await expect.poll(() => page.evaluate(() => document.querySelector('chess-app[ready]') !== null)).toBe(true);
    // The form comes right after the page.
    await expect.poll(async () => (await page.$('>>> new-game-form >>> button[type=submit]')) !== null).toBe(true);
    await tabTo('select: Opponent');
    await press('ArrowDown');
    await tabTo('button: Start');
    await press('Enter');
    await focusComesTo('gridcell: e1, white king');
    const [begun = ''] = await said();
    expect(begun).toContain(HOW_TO_MOVE);
  });

  test('moves are typed, and each is called', async () => {
    await press('i');
    await focusComesTo('input: Your move');
    await plays('e4', 'Bauer Eva zwei Eva vier');
    await plays('e5', 'Bauer Eva sieben Eva fünf');
  });

  test('Shift+F6 leads to the board', async () => {
    await press('F6', 'Shift');
    await focusComesTo('gridcell: e1, white king');
    await press('ArrowUp');
    await focusComesTo('gridcell: e2, empty');
  });

  test('F1 leads to the help, and Escape back to the square', async () => {
    await press('F1');
    await focusComesTo(/: What you can do on the board$/u);
    await press('Escape');
    await focusComesTo('gridcell: e2, empty');
  });

  test('loaded again, the game goes on', async () => {
    await page.reload({ waitUntil: 'load' });
    await focusComesTo(/^gridcell: /u);
    await press('i');
    await focusComesTo('input: Your move');
    await plays('Nf3', 'Springer Gustav eins Felix drei');
  });
});
