/**
 * The pages that are measured, both served by the same server and opened in the same browser: the built app with its board, and a
 * peer's board.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { build as viteBuild } from 'vite';
import { browserArguments, browserPath, wholeBrowserPath } from '../../scripts/browser-path.js';
import { build } from '../../scripts/build.js';
import { serve } from '../../scripts/serve.js';
import { isBuilt } from '../../scripts/sources.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OPENING = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const PEER_NAME = 'gchessboard 1.4.0';

/**
 * @typedef {object} Pages
 * @property {import('puppeteer-core').Browser} browser
 * @property {string} ours The address of a game at its start, with the focus on the board.
 * @property {string} oursFolder What is served there.
 * @property {string} peer
 * @property {string} peerFolder
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Ours
 * @property {import('puppeteer-core').Browser} browser
 * @property {string} address Where the built app is.
 * @property {string} folder What is served there.
 * @property {() => Promise<void>} close
 */

/**
 * The built app alone.
 * @param {readonly string[]} further Arguments of the browser, beside those of all tests.
 * @returns {Promise<Ours>}
 */
export async function openOurs(...further) {
  return openOursIn(() => launchBrowser(...further));
}

/**
 * @param {() => Promise<import('puppeteer-core').Browser>} launch
 * @returns {Promise<Ours>}
 */
async function openOursIn(launch) {
  if (!isBuilt(ROOT)) await build({ root: ROOT, quiet: true });
  const folder = path.join(ROOT, 'dist');
  const served = await serve({ port: 0, root: folder });
  const browser = await launch();
  return {
    browser,
    address: served.address,
    folder,
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

/**
 * The browser that is measured in.
 * @param {readonly string[]} further Arguments beside those of all tests.
 */
export async function launchBrowser(...further) {
  return launched(await browserPath(), further);
}

/**
 * @param {string} executablePath
 * @param {readonly string[]} further
 */
function launched(executablePath, further = []) {
  return puppeteer.launch({ executablePath, args: [...browserArguments(executablePath), ...further] });
}

/**
 * @param {{ readonly hidesTabs?: boolean }} [wanted] `hidesTabs`: in a browser where a tab behind another is hidden.
 * @returns {Promise<Pages>}
 */
export async function openPages({ hidesTabs = false } = {}) {
  const peerFolder = await mkdtemp(path.join(tmpdir(), 'anna-hector-bench-'));
  await viteBuild({
    root: path.join(import.meta.dirname, 'peer'),
    configFile: false,
    base: './',
    logLevel: 'warn',
    build: { outDir: peerFolder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  // The peer writes markup as text, which our policy forbids.
  const peer = await serve({ port: 0, root: peerFolder, policy: false });
  const ours = await (hidesTabs ? openOursIn(async () => launched(await wholeBrowserPath())) : openOurs());
  return {
    browser: ours.browser,
    ours: `${ours.address}?fen=${encodeURIComponent(OPENING)}`,
    oursFolder: ours.folder,
    peer: peer.address,
    peerFolder,
    close: async () => {
      await Promise.all([ours.close(), peer.close()]);
      await rm(peerFolder, { recursive: true });
    },
  };
}

/** What has the focus, through all shadow roots; an expression for the page. */
export const FOCUSED = `(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
})()`;
