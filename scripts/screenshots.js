/**
 * Takes a picture of every page into `docs/screenshots/`, and two of a game for the web app manifest into `public/screenshots/`, of the built
 * app, with the browser the tests use: `npm run screenshots`. The same program gives the same pictures: nothing moves, and no clock runs.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserArguments, browserPath } from './browser-path.js';
import { build } from './build.js';
import { serve } from './serve.js';
import { isBuilt } from './sources.js';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOR_DOCS = path.join(ROOT, 'docs', 'screenshots');
const FOR_MANIFEST = path.join(ROOT, 'public', 'screenshots');

/** From the first position, against the player beside you (Art. 2.3). */
const GAME = `?fen=${encodeURIComponent('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')}`;

/** The Spanish Game to Black’s third move, and the shortest mate. */
const SPANISH = { moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'], ending: 'Move 4. White to move.' };
const MATE = { moves: ['f3', 'e5', 'g4', 'Qh4'], ending: 'Play again' };

/** What stands at each address, by the name of its picture. */
const PAGES = {
  start: '#/',
  table: '#/table',
  clock: '#/clock',
  games: '#/games',
  settings: '#/settings',
  'settings-speech': '#/settings/speech',
  'settings-calling': '#/settings/calling',
  'settings-sounds': '#/settings/sounds',
  'settings-voice-input': '#/settings/voice-input',
  'settings-clock': '#/settings/clock',
  'settings-keys': '#/settings/keys',
  'settings-look': '#/settings/look',
  'settings-data': '#/settings/data',
  'settings-wording': '#/settings/wording',
  help: '#/help',
  'set-up': '#/set-up',
  guide: '#/guide',
  about: '#/about',
};

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

if (!isBuilt(ROOT)) await build({ root: ROOT, quiet: true });
const served = await serve({ port: 0, root: path.join(ROOT, 'dist') });
const executablePath = await browserPath();
const browser = await puppeteer.launch({ executablePath, args: browserArguments(executablePath) });
try {
  for (const folder of [FOR_DOCS, FOR_MANIFEST]) await mkdir(folder, { recursive: true });
  for (const [name, address] of Object.entries(PAGES)) {
    await take(address, WIDE, path.join(FOR_DOCS, `${name}.png`));
    await take(address, NARROW, path.join(FOR_DOCS, `${name}-phone.png`));
  }
  for (const [name, game] of Object.entries({ game: SPANISH, 'game-over': MATE })) {
    await take(GAME, WIDE, path.join(FOR_DOCS, `${name}.png`), game);
    await take(GAME, NARROW, path.join(FOR_DOCS, `${name}-phone.png`), game);
  }
  await take(GAME, WIDE, path.join(FOR_MANIFEST, 'game-wide.png'), SPANISH);
  await take(GAME, NARROW, path.join(FOR_MANIFEST, 'game-narrow.png'), SPANISH);
} finally {
  await browser.close();
  await served.close();
}

/**
 * On a first visit: nothing is kept from the picture before.
 * @param {string} address
 * @param {import('puppeteer-core').Viewport} viewport
 * @param {string} file
 * @param {{ readonly moves: readonly string[], readonly ending: string }} [game] Moves that are typed first, and what the page then says of the game.
 */
async function take(address, viewport, file, game) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'languages', { get: () => ['en'] })");
  // What is kept for offline use, and says when it is, is no part of a picture.
  await page.evaluateOnNewDocument('delete Navigator.prototype.serviceWorker');
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(new URL(address, served.address).href, { waitUntil: 'load' });
  await page.waitForFunction("document.querySelector('chess-app[ready]') !== null", { polling: 50 });
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 2 });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // It blinks.
  await page.evaluate("document.documentElement.style.caretColor = 'transparent'");
  if (game) await play(page, game);
  await writeFile(file, await page.screenshot());
  await context.close();
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {{ readonly moves: readonly string[], readonly ending: string }} game
 */
async function play(page, { moves, ending }) {
  await page.keyboard.press('i');
  for (const move of moves) {
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector(`>>> ::-p-text(${ending})`, { visible: true });
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 2 });
}
