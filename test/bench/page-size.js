/**
 * How much JavaScript a browser loads before the board can be used: every script that was asked for until a square has the focus,
 * however it was imported, compressed as a server would. And how much with what is loaded right after, though nobody asks for it.
 * It is measured in English, whose words are among it; that those of no other language are is looked at too.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FOCUSED, openPages, PEER_NAME } from './pages.js';
import { row } from './row.js';

/** How long a page may take, in milliseconds. */
const PATIENCE = 30_000;
/** It is no part of the page. */
const SERVICE_WORKER = '/service-worker.js';

/** A sentence of each language, by which the script with its words is known. */
const SENTENCES = {
  en: 'This game is also open in another window.',
  de: 'Diese Partie ist auch in einem anderen Fenster offen.',
  uk: 'Цю партію відкрито також в іншому вікні.',
  be: 'Гэтую партыю паказвае яшчэ адно акно.',
  mk: 'Оваа партија е отворена и во друг прозорец.',
};

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function pageSizeRows() {
  const pages = await openPages();
  try {
    const { browser, oursFolder, peerFolder } = pages;
    const focused = `${FOCUSED}?.getAttribute('role') === 'gridcell'`;
    // The update check comes last, and registers the service worker.
    const registered = `navigator.serviceWorker.getRegistration().then(Boolean)`;
    const [first = [], all = []] = await scriptsUntil(browser, pages.ours, [focused, registered]);
    await assertEnglish(oursFolder, first);
    await assertEnglish(oursFolder, all);
    const usable = `Boolean(document.querySelector('g-chess-board')?.shadowRoot?.querySelector('[tabindex="0"]'))`;
    const [peer = []] = await scriptsUntil(browser, pages.peer, [usable]);
    const board = { name: `${PEER_NAME} (a board alone, no game)`, value: await gzipped(peerFolder, peer) };
    return [
      row('JavaScript before the board can be used', await gzipped(oursFolder, first), 'kB gzip', board),
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
  // Whatever the machine's language is.
  await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'languages', { get: () => ['en'] })");
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
 * Throws unless the words of English are in the scripts, and those of no other language.
 * @param {string} folder What is built, with every language.
 * @param {readonly string[]} scripts Paths as in addresses.
 */
async function assertEnglish(folder, scripts) {
  const built = await glued(folder, (await readdir(path.join(folder, 'assets'))).filter(isScript).map(inAssets));
  const loaded = await glued(folder, scripts);
  for (const [language, sentence] of Object.entries(SENTENCES)) {
    if (!built.includes(sentence))
      throw new Error(`The words of "${language}" are not known by "${sentence}" any more.`);
    if (loaded.includes(sentence) !== (language === 'en')) {
      throw new Error(
        `The words of "${language}" are ${language === 'en' ? 'not ' : ''}among what is loaded at first.`,
      );
    }
  }
}

/** @param {string} name */
const isScript = (name) => name.endsWith('.js');

/** @param {string} name */
const inAssets = (name) => `assets/${name}`;

/**
 * @param {string} folder
 * @param {readonly string[]} scripts
 */
async function glued(folder, scripts) {
  const texts = await Promise.all(scripts.map((script) => readFile(path.join(folder, script), 'utf8')));
  return texts.join('\n');
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
