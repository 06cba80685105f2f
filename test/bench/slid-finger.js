/**
 * How long it takes from a finger's coming to another square until that square is handed on: to the voice of the program, or where there is none to
 * the live regions. Touches are real input events; a touch is as old as its event says.
 */
import { openOurs } from './pages.js';
import { quantile, row } from './row.js';

const SQUARES = 400;
/** Milliseconds on each square where the regions are written: two texts are never written closer together (`live-regions.ts`). */
const READING = 300;
/** Milliseconds that what a finger comes to may take to be handed on. */
const LIMIT = 50;
const POSITION = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
const TELEPHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** There and back along the ranks, a square a step. */
const WAY = ['a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3', 'h3', 'h4', 'g4', 'f4', 'e4', 'd4', 'c4', 'b4', 'a4'];

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function slidFingerRows() {
  const ours = await openOurs();
  try {
    const rows = [];
    for (const [where, hasVoice] of /** @type {const} */ ([
      ['the voice', true],
      ['the region', false],
    ])) {
      const times = await slid(ours, hasVoice);
      for (const [name, share] of /** @type {const} */ ([
        ['median', 0.5],
        ['p95', 0.95],
      ]))
        rows.push(
          row(
            `slid finger to square handed to ${where}, ${name} of ${String(SQUARES)}`,
            quantile(times, share),
            'ms',
            undefined,
            LIMIT,
          ),
        );
    }
    return rows;
  } finally {
    await ours.close();
  }
}

/**
 * Milliseconds, one a square.
 * @param {import('./pages.js').Ours} ours
 * @param {boolean} hasVoice
 */
async function slid(ours, hasVoice) {
  const context = await ours.browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(TELEPHONE);
  await page.evaluateOnNewDocument(prepare, hasVoice);
  await page.goto(`${ours.address}?fen=${encodeURIComponent(POSITION)}`, { waitUntil: 'load' });
  await page.waitForSelector('chess-app[ready]');
  const button = await page.waitForSelector('>>> [data-command="explore-by-touch"]');
  await button?.click();
  await page.waitForSelector('>>> board-touch >>> button');
  const devtools = await page.createCDPSession();
  /** @type {Map<string, { x: number, y: number }>} */
  const places = new Map();
  for (const square of WAY) {
    const cell = await page.waitForSelector(`>>> chess-board >>> [data-square="${square}"]`);
    const box = await cell?.boundingBox();
    if (box) places.set(square, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  /** @param {string} type @param {string} square */
  const touch = async (type, square) => {
    const place = places.get(square);
    if (!place) throw new Error(`no ${square}`);
    await devtools.send('Input.dispatchTouchEvent', /** @type {never} */ ({ type, touchPoints: [place] }));
  };
  const [start = 'a3'] = WAY;
  await touch('touchStart', start);
  await handedOn(page, start);
  /** @type {number[]} */
  const times = [];
  for (let step = 1; step <= SQUARES; step += 1) {
    const square = WAY[step % WAY.length] ?? start;
    if (!hasVoice) await page.evaluate((time) => new Promise((read) => setTimeout(read, time)), READING);
    await page.evaluate(listen, square);
    await touch('touchMove', square);
    times.push(await handedOn(page, square));
  }
  await context.close();
  return times;
}

/**
 * How long it took until this square was handed on, as soon as it has been.
 * @param {import('puppeteer-core').Page} page
 * @param {string} square
 */
async function handedOn(page, square) {
  const handle = await page.waitForFunction(
    (wanted) => {
      const { handed } = /** @type {{ handed: { text: string, after: number }[] }} */ (
        /** @type {unknown} */ (globalThis)
      );
      const found = handed.find(({ text }) => text.startsWith(`${wanted},`));
      return found && { after: found.after };
    },
    { polling: 5 },
    square,
  );
  const { after } = /** @type {{ after: number }} */ (await handle.jsonValue());
  return after;
}

/** Runs in the page: what is handed on from now on counts. */
function listen() {
  Object.assign(globalThis, { handed: [] });
}

/**
 * Runs in the page: takes note of what the voice and the regions are given, and of how old the last touch is then.
 * @param {boolean} hasVoice
 */
function prepare(hasVoice) {
  const page = /** @type {{ handed: { text: string, after: number }[] }} */ (/** @type {unknown} */ (globalThis));
  page.handed = [];
  let touchedAt = 0;
  const touched = (/** @type {Event} */ { timeStamp }) => {
    touchedAt = timeStamp;
  };
  for (const type of ['pointerdown', 'pointermove']) addEventListener(type, touched, { capture: true });
  const note = (/** @type {string} */ text) => page.handed.push({ text, after: performance.now() - touchedAt });
  if (hasVoice) {
    class Text extends EventTarget {
      /** @param {string} text */
      constructor(text) {
        super();
        this.text = text;
        /** @type {(() => void) | null} */
        this.onstart = null;
        /** @type {((event: object) => void) | null} */
        this.onerror = null;
      }
    }
    /** @type {Text | undefined} */
    let saying;
    // It speaks until it is interrupted, as a voice that is slower than the finger.
    const synthesis = {
      getVoices: () => [{ voiceURI: 'one', name: 'One', lang: 'en-GB', localService: true, default: true }],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => {
        const interrupted = saying;
        saying = undefined;
        queueMicrotask(() => interrupted?.onerror?.({ error: 'interrupted' }));
      },
      speak: (/** @type {Text} */ text) => {
        saying = text;
        note(text.text);
        queueMicrotask(() => text.onstart?.());
      },
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.assign(globalThis, { SpeechSynthesisUtterance: Text });
  }
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll('[aria-live]'))
      new MutationObserver(() => note(region.textContent ?? '')).observe(region, { childList: true, subtree: true });
  });
}
