/**
 * How much JavaScript a browser loads before the board can be used: every script that was asked for until a square has the focus,
 * however it was imported, compressed as a server would. And how much with what is loaded right after, though nobody asks for it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FOCUSED, openPages, PEER_NAME } from './pages.js';
import { row } from './row.js';

/** How long a page may take, in milliseconds. */
const PATIENCE = 30_000;
/** It is no part of the page. */
const SERVICE_WORKER = '/service-worker.js';

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function pageSizeRows() {
  const pages = await openPages();
  try {
    const { browser, oursFolder, peerFolder } = pages;
    const focused = `${FOCUSED}?.getAttribute('role') === 'gridcell'`;
    // The update check comes last, and registers the service worker.
    const registered = `navigator.serviceWorker.getRegistration().then(Boolean)`;
    const [first = [], all = []] = await scriptsUntil(browser, pages.ours, [focused, registered]);
    const usable = `Boolean(document.querySelector('g-chess-board')?.shadowRoot?.querySelector('[tabindex="0"]'))`;
    const [peer = []] = await scriptsUntil(browser, pages.peer, [usable]);
    const board = { name: `${PEER_NAME} (a board alone, no game)`, value: await gzipped(peerFolder, peer) };
    return [
      row('JavaScript before the board can be used (limit 70)', await gzipped(oursFolder, first), 'kB gzip', board),
      row('JavaScript with what is loaded right after', await gzipped(oursFolder, all), 'kB gzip'),
    ];
  } finally {
    await pages.close();
  }
}

/**
 * The paths of the scripts a page has asked for when each of some conditions holds, one condition after the other.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {readonly string[]} conditions Expressions for the page.
 */
async function scriptsUntil(browser, address, conditions) {
  // A visit of its own: nothing is in a cache, and no service worker answers.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.endsWith(SERVICE_WORKER)) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  /** @type {string[][]} */
  const needed = [];
  // Asked again and again from outside: the page's policy lets in no code that would wait inside.
  const deadline = performance.now() + PATIENCE;
  for (const condition of conditions) {
    while ((await page.evaluate(condition)) !== true) {
      if (performance.now() > deadline) throw new Error(`At ${address} this never came about: ${condition}`);
    }
    needed.push([...scripts]);
  }
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
