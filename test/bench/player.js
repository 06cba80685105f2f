/**
 * Somebody at the app for the first time, who plays beside another player by real key presses, to be measured.
 */
import { FOCUSED } from './pages.js';

/** Milliseconds the page may take for anything. */
const PATIENCE = 60_000;
/** Milliseconds between two looks at a page that is waited for. */
const LOOK_EVERY = 20;
/** Milliseconds without a request after which everything is loaded. */
const LOADED = 1000;

/**
 * Opens the app in English, with nothing kept from before, and waits until it can be used.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {(page: import('puppeteer-core').Page) => Promise<unknown> | void} [prepare] Sees the page before the app does.
 */
export async function visit(browser, address, prepare) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // Whatever the machine's language is.
  await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'languages', { get: () => ['en'] })");
  await prepare?.(page);
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE });
  await untilReady(page);
  return page;
}

/**
 * Waits until the app can be used.
 * @param {import('puppeteer-core').Page} page
 */
export async function untilReady(page) {
  await page.waitForFunction(isReady, { polling: LOOK_EVERY, timeout: PATIENCE });
}

/** Runs in the page: whether the app can be used, and what comes right after has its place. */
function isReady() {
  const app = document.querySelector('chess-app[ready]');
  return app !== null && !app.shadowRoot?.querySelector(':is(command-bar, game-acts):not(:defined)');
}

/**
 * Begins a game against the player beside, without clocks; resolves when the focus is on the board.
 * @param {import('puppeteer-core').Page} page
 */
export async function beginBeside(page) {
  const opponent = await found(page, 'aria/Opponent[role="combobox"]');
  await opponent.select('beside');
  const start = await found(page, 'aria/Start[role="button"]');
  await start.click();
  const deadline = performance.now() + PATIENCE;
  while ((await page.evaluate(`${FOCUSED}?.getAttribute('role')`)) !== 'gridcell') {
    if (performance.now() > deadline) throw new Error('No game began.');
  }
}

/**
 * The focus goes into the field for moves.
 * @param {import('puppeteer-core').Page} page
 */
export async function goToEntry(page) {
  await (await found(page, 'aria/Your move[role="textbox"]')).focus();
}

/**
 * The focus goes to the board, to the square where it was last.
 * @param {import('puppeteer-core').Page} page
 */
export async function goToBoard(page) {
  await (await found(page, '>>> [role="gridcell"][tabindex="0"]')).focus();
}

/**
 * Types a line, where the focus is in the field for moves, and enters it.
 * @param {import('puppeteer-core').Page} page
 * @param {string} line
 */
export async function enter(page, line) {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/**
 * Does something and waits until its answer stands in a live region and in the log.
 * @param {import('puppeteer-core').Page} page
 * @param {() => Promise<unknown>} act
 */
export async function untilAnswered(page, act) {
  // The promise stays in the page: nothing asks the page while it works.
  await page.evaluate(awaitAnswer, PATIENCE);
  await act();
  await page.evaluate('answered');
}

/**
 * Runs in the page: makes a promise for the next answer.
 * @param {number} patience Milliseconds.
 */
function awaitAnswer(patience) {
  const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log')?.shadowRoot;
  const list = log?.querySelector('ol');
  if (!list) throw new Error('There is no log.');
  const regions = [...document.querySelectorAll('[aria-live]')];
  const answered = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No answer came.')), patience);
    let spoken = false;
    let written = false;
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = regions.find((one) => one.contains(target));
        if (!region) written = true;
        else if (region.textContent !== '') spoken = true;
      }
      if (!spoken || !written) return;
      observer.disconnect();
      resolve(undefined);
    });
    const everything = { childList: true, subtree: true, characterData: true };
    for (const place of [list, ...regions]) observer.observe(place, everything);
  });
  Object.assign(globalThis, { answered });
}

/**
 * The newest line of the log, as it is drawn.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<string>}
 */
export async function lastLine(page) {
  return (await found(page, '>>> message-log >>> li')).evaluate(({ textContent }) => textContent ?? '');
}

/**
 * Waits until everything is loaded, and the words of what was done before are taken out of the live regions.
 * @param {import('puppeteer-core').Page} page
 */
export async function untilCalm(page) {
  await page.waitForNetworkIdle({ idleTime: LOADED, timeout: PATIENCE });
  await page.waitForFunction(isSilent, { polling: LOOK_EVERY, timeout: PATIENCE });
}

/** Runs in the page. */
function isSilent() {
  return [...document.querySelectorAll('[aria-live]')].every(({ textContent }) => textContent === '');
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} selector
 */
async function found(page, selector) {
  const element = await page.waitForSelector(selector, { timeout: PATIENCE });
  if (!element) throw new Error(`This is not on the page: ${selector}`);
  return element;
}
