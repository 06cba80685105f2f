/**
 * How much JavaScript a browser loads before the board can be used: every script that was asked for until a square has the focus,
 * however it was imported, compressed as a server would.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FOCUSED, openPages, PEER_NAME } from './pages.js';
import { row } from './row.js';

/** How long a page may take, in milliseconds. */
const PATIENCE = 30_000;

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function pageSizeRows() {
  const pages = await openPages();
  try {
    const ours = await scriptsUntil(pages.browser, pages.ours, `${FOCUSED}?.getAttribute('role') === 'gridcell'`);
    const peer = await scriptsUntil(
      pages.browser,
      pages.peer,
      `Boolean(document.querySelector('g-chess-board')?.shadowRoot?.querySelector('[tabindex="0"]'))`,
    );
    return [
      row('JavaScript before the board can be used (limit 70)', await gzipped(pages.oursFolder, ours), 'kB gzip', {
        name: `${PEER_NAME} (a board alone, no game)`,
        value: await gzipped(pages.peerFolder, peer),
      }),
    ];
  } finally {
    await pages.close();
  }
}

/**
 * The paths of the scripts a page has asked for when a condition holds.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {string} ready An expression for the page.
 */
async function scriptsUntil(browser, address, ready) {
  // A visit of its own: nothing is in a cache, and no service worker answers.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Asked again and again from outside: the page's policy lets in no code that would wait inside.
  const deadline = performance.now() + PATIENCE;
  while ((await page.evaluate(ready)) !== true) {
    if (performance.now() > deadline) throw new Error(`The board at ${address} could not be used.`);
  }
  const needed = [...scripts];
  await context.close();
  return needed;
}

/**
 * @param {string} folder
 * @param {readonly string[]} scripts Paths as in addresses.
 * @returns {Promise<number>} Kilobytes of 1000.
 */
async function gzipped(folder, scripts) {
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await readFile(path.join(folder, script)), { level: 9 }).length;
  return bytes / 1000;
}
