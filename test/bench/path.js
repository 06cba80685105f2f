/**
 * Through how many files of the program one act goes: those of which a function runs from the first key of it until its answer stands in
 * the live region and in the log, and a moment longer. The app is served as it is written, by the server of `npm run dev`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { generateMessages } from '../../scripts/messages.js';
import { countByPart, filesThatRan } from './covered-files.js';
import { FOCUSED, launchBrowser } from './pages.js';
import { beginBeside, enter, goToBoard, goToEntry, untilAnswered, untilCalm, untilReady, visit } from './player.js';
import { row } from './row.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Milliseconds after the answer: what is drawn at leisure is drawn. */
const DRAWN = 400;

/** Makes a promise for the next move of the focus on the board, where it is; an expression for the page. */
const AWAIT_STEP = `void (globalThis.stepped = new Promise((resolve) => {
  (${FOCUSED}).getRootNode().addEventListener('focusin', () => resolve(), { once: true });
}))`;

/**
 * @typedef {import('puppeteer-core').Page} Page
 * @typedef {object} Act
 * @property {string} what
 * @property {(page: Page) => Promise<unknown>} from Where the focus is to be.
 * @property {(page: Page) => Promise<unknown>} once The act, done once before, so that everything is loaded.
 * @property {(page: Page) => Promise<unknown>} act What is measured, until it is answered.
 */

/** @type {readonly Act[]} */
const ACTS = [
  {
    what: 'a typed pawn move',
    from: goToEntry,
    once: (page) => untilAnswered(page, () => enter(page, 'e4')),
    act: (page) => untilAnswered(page, () => enter(page, 'e5')),
  },
  {
    what: 'the question “last move”, key L',
    from: goToBoard,
    once: (page) => untilAnswered(page, () => page.keyboard.press('l')),
    act: (page) => untilAnswered(page, () => page.keyboard.press('l')),
  },
  {
    what: 'an arrow on the board',
    from: goToBoard,
    once: (page) => stepBy(page, 'ArrowUp'),
    act: (page) => stepBy(page, 'ArrowRight'),
  },
];

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function pathRows() {
  const served = await serveSources();
  const browser = await launchBrowser();
  try {
    /** @type {string[]} */
    const complaints = [];
    const page = await visit(browser, served.address, (opened) => {
      opened.on('pageerror', (error) => complaints.push(String(error)));
    });
    const devtools = await page.createCDPSession();
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    // What was compiled before is not counted range by range: the page begins anew.
    await page.reload();
    await untilReady(page);
    await beginBeside(page);
    await page.waitForNetworkIdle();
    for (const { from, once } of ACTS) {
      await from(page);
      await once(page);
    }
    /** @type {import('./row.js').Row[]} */
    const rows = [];
    for (const { what, from, act } of ACTS) {
      await from(page);
      await untilCalm(page);
      // What was counted until now is thrown away.
      await devtools.send('Profiler.takePreciseCoverage');
      await act(page);
      await new Promise((resolve) => setTimeout(resolve, DRAWN));
      const { result } = await devtools.send('Profiler.takePreciseCoverage');
      rows.push(...rowsOf(what, filesThatRan(result)));
    }
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return rows;
  } finally {
    await browser.close();
    await served.close();
  }
}

/**
 * @param {string} what
 * @param {readonly string[]} files
 * @returns {readonly import('./row.js').Row[]}
 */
function rowsOf(what, files) {
  return [
    { ...row(`files that run for ${what}`, files.length, 'files'), names: files },
    ...countByPart(files).map(([part, count]) => row(`files that run for ${what}, in ${part}`, count, 'files')),
  ];
}

/**
 * @param {Page} page
 * @param {import('puppeteer-core').KeyInput} key
 */
async function stepBy(page, key) {
  await page.evaluate(AWAIT_STEP);
  await page.keyboard.press(key);
  await page.evaluate('stepped');
}

/** Serves each module as a script of its own, also those of the libraries: nothing is bundled, so nothing comes late and loads the page again. */
async function serveSources() {
  generateMessages(ROOT);
  const { NODE_ENV } = process.env;
  // Whatever was built before in this process: what is served is as while developing.
  process.env.NODE_ENV = 'development';
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'anna-hector-bench-'));
  const server = await createServer({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The sources are not served.');
  return {
    address,
    close: async () => {
      await server.close();
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
      await rm(cacheDir, { recursive: true });
    },
  };
}
