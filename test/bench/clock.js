/**
 * The clock: how late a fallen flag is told, in a page that is shown and in one that is hidden, from the moment it was due until its words
 * stand in a live region; and how much work a page has that shows a running clock.
 */
import { openPages } from './pages.js';
import { quantile, row } from './row.js';

/** So many flags fall in each page. */
const FLAGS = 25;
/** Milliseconds on the clock of each: when it falls, what was said as it was set going has had its gap (`WRITING_GAP` in `live-regions.ts`). */
const TIME = 800;
/** So many seconds a running clock is looked at, from one change of its digits to another. */
const SECONDS = 20;
/** Milliseconds after a change of the digits: the page has drawn it. */
const DRAWN = 400;
/** Milliseconds that a page may take for anything. */
const PATIENCE = 30_000;

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function clockRows() {
  const pages = await openPages({ hidesTabs: true });
  try {
    const page = await clockIn(pages.browser, pages.ours);
    const shown = await lateness(page);
    const work = await workOf(page);
    const other = await pages.browser.newPage();
    await other.bringToFront();
    if ((await page.evaluate('document.visibilityState')) !== 'hidden') throw new Error('The page is not hidden.');
    const hidden = await lateness(page);
    return [
      row(`a flag told after it fell, page shown, median of ${String(FLAGS)} (goal 20)`, quantile(shown, 0.5), 'ms'),
      row('a flag told after it fell, page shown, p95', quantile(shown, 0.95), 'ms'),
      row(`a flag told after it fell, page hidden, median of ${String(FLAGS)} (goal 100)`, quantile(hidden, 0.5), 'ms'),
      row('a flag told after it fell, page hidden, p95', quantile(hidden, 0.95), 'ms'),
      row('layouts while a clock runs and is shown', work.layouts, 'a second', undefined, 1),
      row('frames drawn while a clock runs and is shown', work.frames, 'a second', undefined, 1),
      row('paints of layers while a clock runs and is shown', work.paints, 'a second'),
      row('main thread busy while a clock runs and is shown', work.busy, 'ms a second'),
    ];
  } finally {
    await pages.close();
  }
}

/**
 * A page in which a clock alone stands, stopped with White's to go on.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 */
async function clockIn(browser, address) {
  const page = await browser.newPage();
  // The language of the page is that of the names.
  await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'languages', { get: () => ['en'] })");
  await page.goto(address, { waitUntil: 'load' });
  /** @param {string} name */
  const click = async (name) => {
    const button = await page.waitForSelector(`aria/${name}[role="button"]`, { timeout: PATIENCE });
    await button?.click();
  };
  await click('New game');
  await click('Set a clock …');
  await click('Read back …');
  await click('Set the clock');
  await click('Start White’s clock');
  await click('Stop the clocks');
  await page.waitForSelector('aria/Start the clocks again[role="button"]', { timeout: PATIENCE });
  return page;
}

/**
 * Lets White's flag fall again and again.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<number[]>} Milliseconds from the due moment to the words in a live region.
 */
async function lateness(page) {
  /** @type {number[]} */
  const times = [];
  for (let flag = 0; flag < FLAGS; flag += 1) {
    const late = page.evaluate(untilFlagIsTold, TIME, PATIENCE);
    times.push(await late);
  }
  return times;
}

/**
 * Runs in the page: sets White's clock to a short time, lets it go on, and waits for the flag.
 * @param {number} time
 * @param {number} patience
 * @returns {Promise<number>}
 */
function untilFlagIsTold(time, patience) {
  const root = document.querySelector('chess-app')?.shadowRoot;
  const table = root?.querySelector('clock-table');
  const regions = document.querySelectorAll('[aria-live]');
  if (!table || regions.length === 0) throw new Error('No clock stands here.');
  /** @param {string} type @param {object} told */
  const tell = (type, told) =>
    table.dispatchEvent(Object.assign(new Event(type, { bubbles: true, composed: true }), told));
  return new Promise((resolve, reject) => {
    const failed = setTimeout(() => reject(new Error('The flag was not told.')), patience);
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => /flag has fallen/.test(target.textContent ?? ''))) return;
      const now = performance.timeOrigin + performance.now();
      observer.disconnect();
      clearTimeout(failed);
      const { clock } = /** @type {{ clock: import('../../src/laws/clock/clock.js').Clock }} */ (
        /** @type {unknown} */ (root?.querySelector('clock-table'))
      );
      resolve(now - (clock.sides.white.fell ?? Number.NaN));
    });
    for (const region of regions) observer.observe(region, { childList: true, subtree: true, characterData: true });
    tell('clock-set', { settings: { white: { time } } });
    tell('command-given', { command: 'clock-restart-of', sure: false, read: { color: 'white' } });
  });
}

/**
 * What a page has to do while White's clock runs.
 * @param {import('puppeteer-core').Page} page
 */
async function workOf(page) {
  await page.evaluate(() => {
    const table = document.querySelector('chess-app')?.shadowRoot?.querySelector('clock-table');
    /** @type {ReadonlyArray<readonly [string, object]>} */
    const events = [
      ['clock-set', { settings: { white: { time: 3_600_000 } } }],
      ['command-given', { command: 'clock-restart-of', sure: false, read: { color: 'white' } }],
    ];
    for (const [type, told] of events)
      table?.dispatchEvent(Object.assign(new Event(type, { bubbles: true, composed: true }), told));
  });
  // What the start itself brings, and the words that are taken out of the live regions again, is over by then.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  await page.evaluate(untilDigitsChange, 1, DRAWN);
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const before = await page.metrics();
  await page.evaluate(untilDigitsChange, SECONDS, DRAWN);
  const after = await page.metrics();
  const events = eventsOf(await page.tracing.stop());
  /** @param {string} name */
  const traced = (name) => events.filter((event) => event.name === name).length / SECONDS;
  const layouts = ((after.LayoutCount ?? 0) - (before.LayoutCount ?? 0)) / SECONDS;
  const busy = (1000 * ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0))) / SECONDS;
  const stop = await page.waitForSelector('aria/Stop the clocks[role="button"]', { timeout: PATIENCE });
  await stop?.click();
  return { layouts, frames: traced('Commit'), paints: traced('Paint'), busy };
}

/**
 * Runs in the page: waits until the digits of the running clock have changed so often, and a little longer.
 * @param {number} times
 * @param {number} longer Milliseconds.
 * @returns {Promise<void>}
 */
function untilDigitsChange(times, longer) {
  const table = document.querySelector('chess-app')?.shadowRoot?.querySelector('clock-table');
  const digits = table?.shadowRoot?.querySelector('chess-clock')?.shadowRoot?.querySelector('[data-running] .time');
  if (!digits) throw new Error('No clock runs here.');
  let seen = 0;
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      seen += 1;
      if (seen < times) return;
      observer.disconnect();
      setTimeout(resolve, longer);
    }).observe(digits, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * @param {Uint8Array | undefined} trace
 * @returns {readonly { readonly name: string }[]}
 */
function eventsOf(trace) {
  return JSON.parse(new TextDecoder().decode(trace)).traceEvents;
}
