/**
 * How long a page takes to draw what comes of a key (interaction to next paint) while moves are typed, on a processor that is slowed down as
 * a cheap telephone's is. Keys are real input events, and the browser itself takes the times (Event Timing API).
 */
import { openOurs } from './pages.js';
import { beginBeside, goToEntry, lastLine, untilAnswered, untilCalm, visit } from './player.js';
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

/** Spassky–Fischer, Reykjavik 1972, game 17, until White's 31st move. */
const MOVES = `
  e4 d6 d4 g6 Nc3 Nf6 f4 Bg7 Nf3 c5 dxc5 Qa5 Bd3 Qxc5 Qe2 O-O Be3 Qa5 O-O Bg4 Rad1 Nc6 Bc4 Nh5 Bb3 Bxc3 bxc3 Qxc3 f5 Nf6
  h3 Bxf3 Qxf3 Na5 Rd3 Qc7 Bh6 Nxb3 cxb3 Qc5 Kh1 Qe5 Bxf8 Rxf8 Re3 Rc8 fxg6 hxg6 Qf4 Qxf4 Rxf4 Nd7 Rf2 Ne5 Kh2 Rc1 Ree2 Nc6
  Rc2 Re1 Rfe2
`
  .trim()
  .split(/\s+/);

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
 */

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function typedMovesRows() {
  const ours = await openOurs(AROUND_IT);
  try {
    const page = await visit(ours.browser, ours.address, (opened) => opened.setViewport(WINDOW));
    await beginBeside(page);
    await untilCalm(page);
    await goToEntry(page);
    await page.evaluate(takeTimes, SHORTEST);
    await page.emulateCPUThrottling(SLOWED);
    for (const move of MOVES) {
      await untilAnswered(page, async () => {
        for (const letter of move) await press(page, /** @type {import('puppeteer-core').KeyInput} */ (letter));
        await press(page, 'Enter');
      });
    }
    const end = await lastLine(page);
    if (!end.includes(LAST_CALL)) throw new Error(`Not every move was made; said at the end: ${end}`);
    const { presses, told } = await page.evaluate(timesTaken);
    const times = timesOf(presses, told);
    const enters = times.filter((_, index) => presses[index]?.key === 'Enter');
    return [
      ...rowsOf(`Enter after each of ${String(enters.length)} typed moves`, enters),
      ...rowsOf(`each of their ${String(times.length)} keys`, times),
    ];
  } finally {
    await ours.close();
  }
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
  return presses.map(({ at }, index) => {
    const next = presses[index + 1]?.at ?? Infinity;
    const own = told.filter(({ startTime }) => startTime >= at && startTime < next);
    return Math.max(SHORTEST, ...own.map(({ duration }) => duration));
  });
}

/**
 * @param {string} what
 * @param {readonly number[]} times
 */
function rowsOf(what, times) {
  const rows = /** @type {const} */ ([
    ['median', 0.5],
    ['p98', 0.98],
    ['longest', 1],
  ]);
  return rows.map(([name, share]) =>
    row(`key to next paint, processor ${String(SLOWED)} times slower, ${what}: ${name}`, quantile(times, share), 'ms'),
  );
}
