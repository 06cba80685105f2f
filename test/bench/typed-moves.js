/**
 * How long a page takes to draw what comes of a key (interaction to next paint) while moves are typed, on a processor that is slowed down as
 * a cheap telephone's is. Keys are real input events, and the browser itself takes the times (Event Timing API).
 */
import { openOurs } from './pages.js';
import { beginBeside, goToEntry, lastLine, untilAnswered, untilCalm, visit } from './player.js';
import { REYKJAVIK } from './reykjavik.js';
import { quantile, row } from './row.js';

/** How many times slower than this machine. */
const SLOWED = 4;
/** A telephone's, in CSS pixels. */
const WINDOW = { width: 390, height: 800 };
/**
 * The browser's own window has to be larger: what lies outside of it is never drawn, and the time of a key would go on until something else
 * is.
 */
const AROUND_IT = '--window-size=1000,1200';
/** Milliseconds a key is held, and as many until the next. */
const HELD = 40;
/** Milliseconds below which the browser tells no time. It is taken for what it does not tell. */
const SHORTEST = 16;

/** Visits, in each of which the game is typed: more than a hundred moves together. */
const VISITS = 2;

/** Milliseconds that all but the slowest fiftieth may take: what web.dev calls good (INP). */
const LIMIT = 200;

/** The call of the last of them: each was made, or this one could not have been. */
const LAST_CALL = 'Turm Felix zwei Eva zwei';

/**
 * @typedef {object} Press
 * @property {string} key
 * @property {number} at Milliseconds on the page's own clock.
 *
 * @typedef {object} Told What the browser tells of one event.
 * @property {number} startTime Milliseconds on the page's own clock.
 * @property {number} duration Milliseconds until what came of it was drawn.
 *
 * @typedef {object} Timed
 * @property {string} key
 * @property {number} time Milliseconds.
 */

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function typedMovesRows() {
  const ours = await openOurs(AROUND_IT);
  try {
    /** @type {Timed[]} */
    const times = [];
    for (let visits = 0; visits < VISITS; visits += 1) times.push(...(await typedGame(ours)));
    const enters = times.filter(({ key }) => key === 'Enter');
    return [
      ...rowsOf(`Enter after each of ${String(enters.length)} typed moves`, enters),
      ...rowsOf(`each of their ${String(times.length)} keys`, times),
    ];
  } finally {
    await ours.close();
  }
}

/**
 * Types the game on a first visit.
 * @param {import('./pages.js').Ours} ours
 */
async function typedGame(ours) {
  const page = await visit(ours.browser, ours.address, (opened) => opened.setViewport(WINDOW));
  await beginBeside(page);
  await untilCalm(page);
  await goToEntry(page);
  await page.evaluate(takeTimes, SHORTEST);
  await page.emulateCPUThrottling(SLOWED);
  for (const move of REYKJAVIK) {
    await untilAnswered(page, async () => {
      for (const letter of move) await press(page, /** @type {import('puppeteer-core').KeyInput} */ (letter));
      await press(page, 'Enter');
    });
  }
  const end = await lastLine(page);
  if (!end.includes(LAST_CALL)) throw new Error(`Not every move was made; said at the end: ${end}`);
  const { presses, told } = await page.evaluate(timesTaken);
  await page.browserContext().close();
  return timesOf(presses, told);
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {import('puppeteer-core').KeyInput} key
 */
async function press(page, key) {
  await page.keyboard.press(key, { delay: HELD });
  await new Promise((resolve) => setTimeout(resolve, HELD));
}

/**
 * Runs in the page: keeps each key press from here on, and each time that the browser tells of one.
 * @param {number} shortest Milliseconds.
 */
function takeTimes(shortest) {
  /** @type {Press[]} */
  const presses = [];
  /** @type {Told[]} */
  const told = [];
  addEventListener('keydown', ({ key, timeStamp }) => presses.push({ key, at: timeStamp }), { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // What is no key, tap or click has no number.
      if ('interactionId' in entry && entry.interactionId) {
        told.push({ startTime: entry.startTime, duration: entry.duration });
      }
    }
  });
  /** @type {PerformanceObserverInit & { readonly durationThreshold: number }} */
  const wanted = { type: 'event', durationThreshold: shortest };
  observer.observe(wanted);
  Object.assign(globalThis, { times: { presses, told } });
}

/**
 * Runs in the page.
 * @returns {{ readonly presses: readonly Press[], readonly told: readonly Told[] }}
 */
function timesTaken() {
  return /** @type {any} */ (globalThis).times;
}

/**
 * The time of each press: the longest of its events, from the press itself until the next. They come one after the other.
 * @param {readonly Press[]} presses
 * @param {readonly Told[]} told
 */
function timesOf(presses, told) {
  return presses.map(({ key, at }, index) => {
    const next = presses[index + 1]?.at ?? Infinity;
    const own = told.filter(({ startTime }) => startTime >= at && startTime < next);
    return { key, time: Math.max(SHORTEST, ...own.map(({ duration }) => duration)) };
  });
}

/**
 * @param {string} what
 * @param {readonly Timed[]} timed
 */
function rowsOf(what, timed) {
  const times = timed.map(({ time }) => time);
  const rows = /** @type {const} */ ([
    ['median', 0.5, undefined],
    ['p98', 0.98, LIMIT],
    ['longest', 1, undefined],
  ]);
  return rows.map(([name, share, limit]) =>
    row(
      `key to next paint, processor ${String(SLOWED)} times slower, ${what}: ${name}`,
      quantile(times, share),
      'ms',
      undefined,
      limit,
    ),
  );
}
